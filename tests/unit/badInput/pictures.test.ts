import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { amc, edit, lineOf, project, refusal } from "../../fixtures/refusal.ts";

const commercial = "content/services/commercial-hvac.yaml";

describe("the build refuses", () => {
  test("a missing picture", async () => {
    await edit(amc, "file: amc.webp", "file: amcs.webp");
    const line = await lineOf(amc, "file: amcs");
    expect(await refusal()).toContain(
      `${amc}:${line}:11: hero.picture.file names amcs.webp, which is not in content/images. `,
    );
  });

  test("a corrupt picture", async () => {
    const bytes = await readFile("content/images/amc.webp");
    await project.write("content/images/amc.webp", bytes.subarray(0, bytes.length - 40));
    const output = await refusal();
    await project.write("content/images/amc.webp", bytes);
    expect(output).toMatch(
      /^content\/[\w/.-]+:\d+:\d+: [\w.[\]]+ names amc\.webp, which can't be read as a picture \(.+\)\. Export it again as JPEG or PNG$/m,
    );
  });

  test("a file that is no picture", async () => {
    const bytes = await readFile("content/images/amc.webp");
    await project.write("content/images/amc.webp", "%PDF-1.7 a quotation, renamed");
    const output = await refusal();
    await project.write("content/images/amc.webp", bytes);
    expect(output).toMatch(/names amc\.webp, which can't be read as a picture/);
  });

  test("missing alternative text", async () => {
    await edit(amc, /    alt: .*\n/, "");
    const line = await lineOf(amc, "file: amc.webp");
    expect(await refusal()).toContain(
      `${amc}:${line}:5: hero.picture.alt is missing: write it (One sentence saying what the picture shows`,
    );
  });

  test("empty alternative text", async () => {
    await edit(amc, /    alt: .*\n/, '    alt: ""\n');
    const line = await lineOf(amc, 'alt: ""');
    expect(await refusal()).toContain(`${amc}:${line}:10: hero.picture.alt is empty: write the words`);
  });

  test("empty copy", async () => {
    await edit("content/pages/not-found.yaml", /^text: .*$/m, 'text: "  "');
    const line = await lineOf("content/pages/not-found.yaml", 'text: "');
    expect(await refusal()).toContain(
      `content/pages/not-found.yaml:${line}:7: text is empty: write the words that visitors should read`,
    );
  });

  test("copy that was deleted after its key", async () => {
    await edit("content/pages/not-found.yaml", /^text: .*$/m, "text:");
    expect(await refusal()).toMatch(/^content\/pages\/not-found\.yaml:\d+:\d+: text is missing: write it/m);
  });

  test("a part that its picture doesn't have", async () => {
    const file = "content/solutions/cold-rooms.yaml";
    await edit(file, "at: evaporator", "at: evaporators");
    const line = await lineOf(file, "at: evaporators");
    expect(await refusal()).toMatch(
      new RegExp(
        `^${file}:${line}:13: sections\\[\\d\\]\\.parts\\[4\\]\\.at points to "evaporators", which the picture doesn't have\\. Write evaporator; it has `,
        "m",
      ),
    );
  });

  test("a cut-away without the places of its parts", async () => {
    const json = await readFile("content/images/cold-room-parts.json");
    await project.write("content/images/cold-room-parts.json", "{");
    const output = await refusal();
    await project.write("content/images/cold-room-parts.json", json);
    expect(output).toMatch(
      /^content\/solutions\/cold-rooms\.yaml:\d+:13: sections\[\d\]\.picture\.file needs cold-room-parts\.json beside it, which can't be read as JSON: write there/m,
    );
  });

  test("a card with two signs", async () => {
    await edit(commercial, "- picture: unit-ahu.webp", "- icon: cog\n            picture: unit-ahu.webp");
    const line = await lineOf(commercial, "picture: unit-ahu");
    expect(await refusal()).toMatch(
      new RegExp(
        `^${commercial}:${line}:22: \\S+\\.picture stands beside an icon: a card shows one of the two`,
        "m",
      ),
    );
  });

  test("a card's picture that isn't there", async () => {
    await edit(commercial, "picture: unit-ahu.webp", "picture: unit-nothing.webp");
    const line = await lineOf(commercial, "picture: unit-nothing");
    expect(await refusal()).toMatch(
      new RegExp(`^${commercial}:${line}:22: \\S+\\.picture names unit-nothing\\.webp, which is not in`, "m"),
    );
  });

  test("a brand mark that holds more than shapes", async () => {
    await edit("content/brand/mark.svg", "<path", '<script href="x"/>\n<path');
    const line = await lineOf("content/brand/mark.svg", "<script");
    expect(await refusal()).toContain(
      `content/brand/mark.svg:${line}:5: contains <script>, but only g, path, circle`,
    );
  });
});

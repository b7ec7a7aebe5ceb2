import { describe, expect, test } from "vitest";
import { amc, edit, keep, lineOf, project, refusal } from "../../fixtures/refusal.ts";

const heading = /  heading: .*\n/;

describe("the build refuses", () => {
  test.each([
    ["as an escape", '"A\\0B"', "0000", 12],
    ["raw, as PowerPoint breaks lines", '"A\x0bB"', "000B", 14],
    ["half of a character", '"A\\ud800"', "D800", 12],
    ["no character at all", '"A\\uffff"', "FFFF", 12],
    ["a carriage return", '"A\\rB"', "000D", 12],
    ["of the second row", "A\x85B", "0085", 13],
  ])("a control character %s", async (_, text, code, column) => {
    await edit(amc, heading, `  heading: ${text}\n`);
    const line = await lineOf(amc, `heading: ${text.slice(0, 2)}`);
    expect(await refusal()).toContain(
      `${amc}:${line}:${column}: contains the invisible character U+${code}, often pasted from another program: type the text again`,
    );
  });

  test("a control character in a key and in a link", async () => {
    await edit(amc, heading, '  "head\\u0007ing": Words\n');
    expect(await refusal()).toMatch(/amc\.yaml:\d+:3: contains the invisible character U\+0007/);
    await edit(amc, /\]\(\/services\/cold-storage\)/, "](/services/cold\x08-storage)");
    expect(await refusal()).toMatch(/amc\.yaml:\d+:\d+: contains the invisible character U\+0008/);
  });

  test("aliases, also those that name what holds them", async () => {
    await edit(amc, "sections:", "sections: &all");
    await edit(amc, heading, "  heading: *all\n");
    const output = await refusal();
    expect(output).toMatch(/amc\.yaml:\d+:12: "\*all" is read as a YAML alias/);
    expect(output).toMatch(/amc\.yaml:\d+:\d+: "&all" is read as a YAML anchor: put quotes around/);
  });

  test("one tab with one message that names it", async () => {
    await edit(amc, "  heading: ", "\theading: ");
    const output = await refusal();
    expect(output).toContain("is indented with a tab: use spaces");
    expect(output).toContain("1 thing to fix.");
  });

  test("twenty thousand unknown keys, fifty of them by name", async () => {
    const page = await project.read(amc);
    await keep(amc);
    const keys = Array.from({ length: 20_000 }, (_, index) => `key-${index}: 1\n`);
    await project.write(amc, page + keys.join(""));
    const output = await refusal();
    expect(output).toMatch(/^and 19950 more$/m);
    expect(output.length).toBeLessThan(20_000);
  });

  test("a hundred thousand lost comments in few words", async () => {
    await keep(amc);
    await project.write(amc, "a #b\n".repeat(150_000));
    const output = await refusal();
    expect(output.length).toBeLessThan(20_000);
  });

  test("a long value with its first eighty characters", async () => {
    await edit(amc, /^category: .*$/m, `category: ${"x".repeat(400_000)}`);
    await edit(amc, heading, `  heading: [see](${"y".repeat(400_000)})\n`);
    const output = await refusal();
    expect(output.length).toBeLessThan(3_000);
  });

  test("a link to a part that is not there, once, at its line", async () => {
    await edit("content/navigation.yaml", "href: /about", "href: /about#valus");
    const line = await lineOf("content/navigation.yaml", "/about#valus");
    const output = await refusal();
    expect(output).toContain(
      `content/navigation.yaml:${line}:11: menu[2].href links to /about#valus, but /about has no such section. Write /about, without #valus`,
    );
    expect(output).toContain("1 thing to fix.");
  });

  test("a link to a part in running text, with the part that was meant", async () => {
    const tabs = "content/services/commercial-hvac.yaml";
    await edit(amc, "](/services/cold-storage)", "](/services/commercial-hvac#our-solution)");
    const output = await refusal();
    expect(output).toMatch(
      /amc\.yaml:\d+:\d+: .+ Did you mean \/services\/commercial-hvac#tab-our-solutions/,
    );
    await edit(tabs, "  lead: >-\n", "  lead: >-\n    See [this](#nothing).\n");
    expect(await refusal()).toMatch(/commercial-hvac\.yaml:\d+:\d+: .+ links to #nothing, but/);
  });

  test("a link with a line separator in one line", async () => {
    await edit("content/navigation.yaml", "href: /about", 'href: "/about\\u2028x"');
    expect(await refusal()).toMatch(/^content\/navigation\.yaml:\d+:11: .*\/about\\u2028x/m);
  });

  test("a dead link with the nearest page in place of all of them", async () => {
    await edit("content/navigation.yaml", "href: /services/cold-storage", "href: /services/coldstorage");
    const output = await refusal();
    expect(output).toContain(
      "links to /services/coldstorage, which is not a page of this site. Did you mean /services/cold-storage? Otherwise add the page",
    );
    expect(output).not.toContain("/gallery");
  });

  test("a copied page without saying which of the two is the copy", async () => {
    await project.write("content/services/amc-2.yaml", await project.read(amc));
    const output = await refusal();
    await project.remove("content/services/amc-2.yaml");
    expect(output).toContain("each page needs its own");
  });
});

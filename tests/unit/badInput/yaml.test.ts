import { describe, expect, test } from "vitest";
import { amc, edit, keep, lineOf, project, refusal, refusalOfCommand } from "../../fixtures/refusal.ts";

describe("the build refuses", () => {
  test("a YAML syntax error", async () => {
    await edit(amc, "category: Residential", 'category: "Residential');
    expect(await refusalOfCommand()).toMatch(
      /^content\/services\/amc\.yaml:\d+:\d+: ".+" opens a quote that is never closed/m,
    );
  });

  test("wrong indentation", async () => {
    await edit(amc, "  heading: ", "   heading: ");
    expect(await refusal()).toMatch(
      /^content\/services\/amc\.yaml:\d+:\d+: ".+" is not aligned with the lines around it: correct its indentation/m,
    );
  });

  test("a key written twice", async () => {
    await edit(amc, "category: Residential", "category: Residential\ncategory: Retail");
    const line = (await lineOf(amc, "category: Retail")).toString();
    const first = await lineOf(amc, "category: Residential");
    expect(await refusal()).toContain(
      `${amc}:${line}:1: duplicate key "category"; the first is on line ${first}`,
    );
  });

  test("a text that begins with a star", async () => {
    await edit(amc, "category: Residential", "category: *Residential*");
    const line = await lineOf(amc, "category:");
    expect(await refusal()).toContain(
      `${amc}:${line}:11: "*Residential*" is read as a YAML alias: put quotes around the text`,
    );
  });

  test("files that are not saved as UTF-8", async () => {
    const navigation = "content/navigation.yaml";
    for (const path of [amc, navigation]) await keep(path);
    const text = (await project.read(amc)).replace("category: Residential", "category: 42 °C");
    await project.write(amc, Buffer.from(text.replace(/[^\0-\xff]/g, "?"), "latin1"));
    await project.write(navigation, Buffer.from(`\uFEFF${await project.read(navigation)}`, "utf16le"));
    const output = await refusal();
    const first = text.split("\n").findIndex((line) => /[\x80-\xff]/.test(line)) + 1;
    expect(output).toMatch(
      new RegExp(`^${amc}:${first}:\\d+: is not UTF-8: .+ Save the file with the encoding UTF-8$`, "m"),
    );
    expect(output).toMatch(/^content\/navigation\.yaml:1:1: is not UTF-8/m);
    expect(output).toContain("2 things to fix.");
  });
});

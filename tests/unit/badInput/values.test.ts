import { describe, expect, test } from "vitest";
import { amc, edit, keep, lineOf, project, refusal } from "../../fixtures/refusal.ts";

describe("the build refuses", () => {
  test("a missing field", async () => {
    // What follows the heading moves up to its line.
    const line = await lineOf(amc, "  heading: ");
    await edit(amc, /  heading: .*\n/, "");
    expect(await refusal()).toContain(
      `${amc}:${line}:3: hero.heading is missing: write it (The page's one main heading)`,
    );
  });

  test("a missing file", async () => {
    const path = "content/pages/about.yaml";
    await keep(path);
    await project.remove(path);
    expect(await refusal()).toContain(`${path}:1:1: is missing: restore this file`);
  });

  test("a value of the wrong type", async () => {
    await edit("content/site.yaml", "founded: 2003", 'founded: "2003"');
    const line = await lineOf("content/site.yaml", "founded:");
    expect(await refusal()).toContain(
      `content/site.yaml:${line}:10: founded is "2003", but must be a number`,
    );
  });

  test("a word that is none of the possible ones", async () => {
    await edit("content/site.yaml", "days: [Saturday]", "days: [Sat]");
    const line = await lineOf("content/site.yaml", "[Sat]");
    expect(await refusal()).toContain(
      `content/site.yaml:${line}:12: hours[2].days[1] is "Sat", but must be one of Monday, Tuesday,`,
    );
  });

  test("a list where a text belongs", async () => {
    await edit(amc, /  heading: .*\n/, "  heading: [Maintenance]\n");
    const line = await lineOf(amc, "[Maintenance]");
    expect(await refusal()).toContain(
      `${amc}:${line}:12: hero.heading is a list, but must be a text: put quotes around a number`,
    );
  });

  test("a list of the wrong length, with what to do", async () => {
    const service = /^    - icon: .*\n(?: {6}.*\n)+/m;
    const home = await project.read("content/pages/home.yaml");
    const cards = home.slice(home.indexOf("\nservices:"));
    await edit("content/pages/home.yaml", service.exec(cards)?.[0] ?? "no card", "");
    expect(await refusal()).toMatch(/services\.cards needs exactly six cards: add or remove some/);
  });

  test("an unknown key", async () => {
    await edit(amc, "  heading: ", "  headings: ");
    const line = await lineOf(amc, "headings:");
    const output = await refusal();
    expect(output).toContain(
      `${amc}:${line}:3: unknown key "headings": did you mean heading? Allowed here: heading, lead, picture`,
    );
    expect(output, "the field that the misspelt one leaves open").toContain("hero.heading is missing");
  });

  test("a word that is none of a choice", async () => {
    await edit(amc, "category: Residential", "category: Industrial");
    const line = await lineOf(amc, "category:");
    expect(await refusal()).toContain(
      `${amc}:${line}:11: category is not a category: write one of Residential, Commercial,`,
    );
  });

  test("words that the loop's drawing has no room for, and a step of its story left out", async () => {
    const path = "content/pages/geothermal-hvac.yaml";
    await edit(path, /ground: 25\s°C/, "ground: about 25 °C");
    const line = await lineOf(path, "ground: about");
    expect(await refusal()).toContain(
      `${path}:${line}:13: story.drawing.ground is longer than 8 characters: make it shorter, the drawing has no room for more`,
    );
    await edit(path, /    pump:\n(      .*\n)+/, "");
    expect(await refusal()).toContain("story.steps.pump is missing: write it");
  });
});

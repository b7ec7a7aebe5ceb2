import { expect, test } from "vitest";
import { z } from "zod";
import type { Content } from "../../../src/build/content/content.ts";
import { factTexts, fillFacts } from "../../../src/build/content/factTokens.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { typedFacts } from "../../../src/cli/typedFacts.ts";
import { template, text } from "../../../src/content/primitives.ts";

const site = {
  name: "Indus Cooling",
  projects: "650+",
  support: "24/7",
  coverage: [
    { city: "Karachi", status: "served" },
    { city: "Lahore", status: "served" },
    { city: "Quetta", status: "coming-soon" },
  ],
};
const facts = factTexts(site, { projects: [{}, {}, {}] });

test("facts fill every text, except the placeholders that a text has of its own", () => {
  const schema = z.strictObject({
    list: z.array(z.strictObject({ text })).default([]),
    note: template("count", "total").describe("A note").optional(),
  });
  const data = {
    list: [{ text: "{name}: {projects}, {support}, {cities}, {count}; {other}" }],
    note: "{name}: {count} of {total}",
  };
  expect(fillFacts(data, schema, facts)).toEqual({
    list: [{ text: "Indus Cooling: 650+, 24/7, Karachi and Lahore, 3; {other}" }],
    note: "Indus Cooling: {count} of {total}",
  });
  expect(fillFacts({ list: [{ text: "{name}" }] }, schema, factTexts(undefined, undefined))).toEqual({
    list: [{ text: "name" }],
  });
});

test.each([
  ["Welcome to Indus Cooling", "{name}"],
  ["Over 650+ jobs", "{projects}"],
  ["Open 24/7.", "{support}"],
  ["In Lahore, Multan and Karachi", "{cities}"],
  ["In two cities", "{cities}"],
  ["Three kinds of work", "{count}"],
  ["24/7", undefined],
  ["In Lahore and Quetta; three steps", undefined],
])("the typed copy of a fact in %j is noted", (typed, token) => {
  const content = { site: { facts: site }, facts, sources: [parseYaml("content/p.yaml", `a: ${typed}\n`)] };
  const notes = typedFacts(content as unknown as Content);
  expect(notes).toHaveLength(token ? 1 : 0);
  if (token) expect(notes[0]).toContain(`content/p.yaml:1:4: a repeats the fact`);
  if (token) expect(notes[0]).toContain(`write ${token} instead`);
});

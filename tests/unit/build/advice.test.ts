import { expect, test } from "vitest";
import { z } from "zod";
import type { Content } from "../../../src/build/content/content.ts";
import { factTexts, fillFacts, missingFacts } from "../../../src/build/content/factTokens.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { paragraphAdvice } from "../../../src/cli/paragraphAdvice.ts";
import { typedFacts } from "../../../src/cli/typedFacts.ts";
import { template, text } from "../../../src/content/primitives.ts";

const site = {
  name: "Indus Cooling",
  projects: "650+",
  support: "24/7",
  founded: 1998,
  address: {
    street: "4 Canal Road",
    area: "Gulberg",
    city: "Lahore",
    country: "Pakistan",
    countryCode: "PK",
  },
  coverage: [
    { city: "Karachi", status: "served" },
    { city: "Lahore", status: "served" },
    { city: "Quetta", status: "coming-soon" },
    { city: "Gwadar", status: "coming-soon" },
  ],
};
const facts = factTexts(site, { projects: [{}, {}, {}] });

test("facts fill every text, except the placeholders that a text has of its own", () => {
  const schema = z.strictObject({
    list: z.array(z.strictObject({ text })).default([]),
    note: template("count", "total").describe("A note").optional(),
  });
  const data = {
    list: [{ text: "{name}: {projects}, {support}, {cities}, {coming}, {founded}, {count}; {other}" }],
    note: "{name}: {count} of {total}",
  };
  expect(fillFacts(data, schema, facts)).toEqual({
    list: [{ text: "Indus Cooling: 650+, 24/7, Karachi and Lahore, Quetta and Gwadar, 1998, 3; {other}" }],
    note: "Indus Cooling: {count} of {total}",
  });
  expect(fillFacts({ list: [{ text: "{name}" }] }, schema, factTexts(undefined, undefined))).toEqual({
    list: [{ text: "name" }],
  });
});

test("a text that names a fact which site.yaml leaves out is reported", () => {
  const { projects: _, ...rest } = site;
  const yaml = parseYaml("content/p.yaml", "a: Trusted\nb: '{projects} projects of {name}'\n");
  expect(missingFacts(yaml, factTexts(rest, undefined))).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining("{projects}") }),
  ]);
  expect(missingFacts(yaml, facts)).toEqual([]);
});

test.each([
  ["Welcome to Indus Cooling", "{name}"],
  ["In Lahore, Multan and Karachi", "{cities}"],
  ["Three kinds of work", "{count}"],
  ["Cooling since 1998", "{founded}"],
  ["Soon in Gwadar and Quetta", "{coming}"],
  ["At 4 Canal Road, Gulberg, Lahore", "{address}"],
  ["24/7", undefined],
  ["In Lahore and Quetta; three steps", undefined],
])("the typed copy of a fact in %j is noted", (typed, token) => {
  const content = { site: { facts: site }, facts, sources: [parseYaml("content/p.yaml", `a: ${typed}\n`)] };
  const notes = typedFacts(content as unknown as Content);
  expect(notes).toHaveLength(token ? 1 : 0);
  if (token) expect(notes[0]).toContain(`content/p.yaml:1:4: a repeats the fact`);
  if (token) expect(notes[0]).toContain(`write ${token} instead`);
});

test("notes name repeated, long and quoted texts of pages", () => {
  const long = "Cooling that is sized for June. ".repeat(40);
  const sources = ["amc", "other"].map((name) =>
    parseYaml(`content/services/${name}.yaml`, `alt: ${long.slice(0, 99)}\ntext: ${long}\nquote: “Cold”\n`),
  );
  const notes = paragraphAdvice({ sources: sources.slice(0, 1) } as Content);
  expect(notes).toHaveLength(2);
  expect(notes[0]).toContain("content/services/amc.yaml:2:7: text has 1279 characters");
  expect(notes[1]).toContain(":3:8: quote is in curly quotes");
  expect(paragraphAdvice({ sources } as Content)).toContainEqual(
    expect.stringContaining("other.yaml:2:7: text is the same as in content/services/amc.yaml:2"),
  );
});

import { expect, test } from "vitest";
import { z } from "zod";
import { factTexts, fillFacts, missingFacts } from "../../../src/build/content/factTokens.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";
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
const factsOf = (projects: string) => factTexts({ ...site, projects }, { projects: [{}, {}, {}] });
const facts = factsOf(site.projects);

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

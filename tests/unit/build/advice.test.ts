import { expect, test } from "vitest";
import { z } from "zod";
import type { Content } from "../../../src/build/content/content.ts";
import { factTexts, fillFacts, missingFacts } from "../../../src/build/content/factTokens.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { formatProblem } from "../../../src/build/lib/problems.ts";
import { typedFacts } from "../../../src/cli/typedFacts.ts";
import { template, text } from "../../../src/content/textFields.ts";

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

test("facts are inserted into every text", () => {
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

test("a fact that site.yaml does not set is reported", () => {
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
  // A fact that is a plain number ("120") is ignored, because the same number may mean something else.
  ["Up to 120 kW", undefined, factsOf("120")],
])("the typed copy of a fact in %j is reported", (typed, token, own = facts) => {
  const sources = [parseYaml("content/p.yaml", `a: ${typed}\n`)];
  const notes = typedFacts({ site: { facts: site }, facts: own, sources } as unknown as Content).map(
    formatProblem,
  );
  expect(notes).toEqual(
    token ? [expect.stringMatching(`content/p.yaml:1:4: a repeats the fact .*write ${token} instead`)] : [],
  );
});

import { expect, test } from "vitest";
import { citiesOf } from "../../src/content/coverage.ts";
import { contentWords } from "../fixtures/contentWords.ts";
import { page } from "../fixtures/dist.ts";
import { textOf } from "../fixtures/html.ts";
import { content, site } from "../fixtures/site.ts";
import { specWords } from "../fixtures/specWords.ts";

/** The words are the owner's as soon as the company's name is. All other tests compare with the loaded content. */
const isShipped = content.marks.some(
  ({ file, path, kind }) => file.endsWith("/site.yaml") && path.join() === "name" && kind === "placeholder",
);

test.skipIf(!isShipped).each(Object.keys(specWords) as (keyof typeof specWords)[])(
  "content has the specification's words: %s",
  (key) => expect(contentWords[key]).toEqual(specWords[key]),
);

const { coverage, founded } = site.facts;
test.skipIf(!isShipped).each<[string, unknown, unknown]>([
  ["served cities", citiesOf(coverage, "served"), ["Karachi", "Lahore", "Islamabad", "Peshawar"]],
  ["cities coming soon", citiesOf(coverage, "coming-soon"), ["Quetta", "Gwadar"]],
  ["commercial solutions", contentWords.commercialSolutions.length, 6],
  ["geothermal features", contentWords.geothermalFeatures.length, 4],
  [
    "years of the history",
    new Set(textOf(page("/about").main).match(/\b(19|20)\d\d\b/g)),
    new Set([String(founded)]),
  ],
])("content has the specification's %s", (_, found, wanted) => expect(found).toEqual(wanted));

test.skipIf(!isShipped)("the testimonial's attribution is still a claim to confirm", () => {
  const claims = content.marks.filter(({ kind }) => kind === "confirm");
  expect(claims.map(({ path }) => path.at(-1))).toContain("attribution");
});

import { expect, test } from "vitest";
import {
  answerCoolingLoad,
  coolingLoadFields,
  type Estimate,
} from "../../../src/calculators/CoolingLoad/fields.ts";
import { startOf } from "../../../src/calculators/frame/fields.ts";
import { totalOf } from "../../../src/calculators/CoolingLoad/unitSize.ts";
import { describeEstimate } from "../../../src/calculators/CoolingLoad/describe.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";

const { cities, strings } = sharedProps(site).CoolingLoad;
const fields = coolingLoadFields(cities);

type Change = Record<string, string>;
const start: Change = startOf(fields);
const answer = (change: Change = {}) => answerCoolingLoad(cities, { ...start, ...change });
function estimate(change: Change = {}): Estimate {
  const { answer: found, problems } = answer(change);
  if (!found || found === "servers") throw new Error(JSON.stringify({ change, problems }));
  return found;
}

const samples: Change[] = [
  // The smallest size is 1.7 times the need, then 1.5 times.
  { length: "8", width: "8", height: "7", glass: "0", people: "1" },
  { length: "9", width: "9", height: "7", glass: "0", people: "1" },
  { length: "6", width: "6", height: "7", glass: "0", people: "0" },
  { length: "8", width: "9.5", height: "9", glass: "15", people: "1" },
  {},
  { length: "20", width: "16", glass: "60", people: "4" },
  { length: "60", width: "16", height: "12", glass: "400", people: "30" },
  { length: "31", width: "32", height: "20", glass: "120", people: "12" },
];

const product = (figures: string[]) => figures.reduce((result, figure) => result * Number(figure), 1);

test("a size covers the need", () => {
  for (const change of samples) {
    const found = estimate(change);
    const { range, isOversized } = found;
    const size = totalOf(found.units);
    expect(size, JSON.stringify(change)).toBeGreaterThanOrEqual(range[0]);
    expect(isOversized, JSON.stringify(change)).toBe(size > 1.5 * range[0]);
    if (isOversized) expect(size).toBe(1);
    const { details, ...texts } = describeEstimate(found, strings);
    expect(JSON.stringify([details, texts])).not.toMatch(/\{\w+\}|NaN|Infinity|undefined/);
    expect(texts.warnings).toEqual(isOversized ? [strings.oversized] : []);
    const printed = texts.result.split(" or ").map((part) => product(part.match(/[\d.]+/g) ?? []));
    expect(printed).toEqual([...new Set([size, totalOf(found.evening)])]);
  }
});

test.each<[change: Change, problems: string[]]>([
  [{ length: "40", width: "30" }, ["length hall"]],
  [{ length: "40", width: "25" }, []],
  [{ glass: "300" }, ["glass glass"]],
  [{ glass: "260" }, []],
])("%j has the problems %j", (change, problems) => {
  const found = answer(change);
  expect(found.problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual(problems);
  expect(found.answer === undefined).toBe(problems.length > 0);
});

const sentencesOf = (change: Change) =>
  describeEstimate(estimate(change), strings).sentences.join(" ").replaceAll("\u00a0", " ");

test("more than ten people get outdoor air", () => {
  const hall = { length: "24", width: "20" };
  expect(sentencesOf({ ...hall, people: "30" })).toContain("177 L/s");
  expect(sentencesOf({ ...hall, people: "10" })).not.toContain("L/s");
});

test("a cold city's answer names the heat that is missing", () => {
  const { warnings } = describeEstimate(estimate({ city: "Quetta" }), strings);
  expect(warnings).toEqual([expect.stringMatching(/−4\s°C/)]);
  expect(describeEstimate(estimate(), strings).warnings).toEqual([]);
});

test("the visitor's own tariff replaces the site's", () => {
  const { tariff } = fields;
  expect(sentencesOf({})).toContain(`Rs ${tariff.start} a unit`);
  const rupeesAt = (price: string) =>
    Number(/Rs ([\d,]+) at/.exec(sentencesOf({ tariff: price }))?.[1]?.replace(",", ""));
  expect(rupeesAt("100")).toBeCloseTo(2 * rupeesAt("50"), -3);
});

test("a server room leads to its page", () => {
  const { answer: found } = answer({ use: "servers" });
  expect(found && describeEstimate(found, strings).link?.href).toMatch("/solutions/data-centers");
});

test("an answer explains why dealers' charts give more", () => {
  expect(sentencesOf({ place: "ground", side: "shaded", length: "20", width: "16" })).toContain("2.5 tons");
});

/**
 * The rule of thumb in tons: floor area in ft² ÷ 130, plus 15% for a bare roof and 15% for west glass. Each
 * person beyond two adds 0.1 ton, and a kitchen adds 4,000 BTU/h. The default room has 168 ft².
 */
test.each<[change: Change, tons: number]>([
  [{ people: "5", use: "kitchen" }, 1.68 + 0.3 + 1 / 3],
  [{ place: "insulated", side: "east" }, 168 / 130],
])("the rule of thumb for %j gives %d tons", (change, tons) => {
  expect(estimate(change).rule).toBeCloseTo(tons, 3);
});

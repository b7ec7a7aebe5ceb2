import { beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import {
  answerCoolingLoad,
  coolingLoadFields,
  type Estimate,
  type RoomCity,
} from "../../../src/content/calculators/coolingLoad.ts";
import { fromQuery, startOf, toQuery } from "../../../src/content/calculators/fields.ts";
import type { CoolingLoadWords } from "../../../src/content/calculators/words.ts";
import { places, sides, uses } from "../../../src/content/engineering/roomLoad.ts";
import { roomTons } from "../../../src/content/engineering/roomTons.ts";
import { squareFeet } from "../../../src/content/engineering/units.ts";
import { totalOf } from "../../../src/content/engineering/unitSize.ts";
import { describeEstimate } from "../../../src/islands/CoolingLoad/describeEstimate.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";

let cities: RoomCity[];
let words: CoolingLoadWords;
beforeAll(async () => ({ cities, words } = sharedProps((await loadContent()).site).CoolingLoad));

type Change = Record<string, string>;
const start = () => startOf(coolingLoadFields(cities));
const answer = (change: Change = {}) => answerCoolingLoad(cities, { ...start(), ...change });
function estimate(change: Change = {}): Estimate {
  const { answer: found, problems } = answer(change);
  if (!found) throw new Error(JSON.stringify({ change, problems }));
  return found;
}
const sizeOf = ({ units }: Estimate) => totalOf(units);

/** Rooms of all kinds: small, usual, long, high, with much glass, crowded. */
const samples: Change[] = [
  { length: "6", width: "6", height: "7", glass: "0", people: "0" },
  { length: "8", width: "9.5", height: "9", glass: "15", people: "1" },
  {},
  { length: "20", width: "16", glass: "60", people: "4" },
  { length: "60", width: "16", height: "12", glass: "400", people: "30" },
  { length: "31", width: "32", height: "20", glass: "120", people: "12" },
];
/** Every combination of the choices, with each of the samples: 2,160 answers. */
const all = (): Change[] =>
  cities.flatMap(({ city }) =>
    places.flatMap((place) =>
      sides.flatMap((side) =>
        uses.flatMap((use) => samples.map((sample) => ({ ...sample, city, place, side, use }))),
      ),
    ),
  );

describe("every answer", () => {
  test("covers the need, and is at most one and a half times as large or says that no smaller size is sold", () => {
    for (const change of all()) {
      const found = estimate(change);
      const size = sizeOf(found);
      const { range, isOversized } = found;
      expect(size, JSON.stringify(change)).toBeGreaterThanOrEqual(range[0]);
      expect(isOversized, JSON.stringify(change)).toBe(size > 1.5 * range[0]);
      if (isOversized) expect(size).toBe(1);
      expect(range[1] / range[0]).toBeCloseTo(1.2, 9);
    }
  });

  test("reads whole, with one size for the page, the screen reader and the message", () => {
    for (const change of all()) {
      const found = estimate(change);
      const { warning, ...said } = describeEstimate(found, words);
      const sentences = Object.values(said).flat();
      for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|NaN|Infinity|undefined|^$/);
      const [first = ""] = said.sent;
      expect(first).toContain(said.size);
      expect(said.spoken.startsWith(first)).toBe(true);
      expect(said.sent.includes(words.oversized)).toBe(warning !== "");
      const printed = said.size.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(printed.reduce((product, number) => product * number, 1)).toBe(sizeOf(found));
    }
  });

  test("is found again behind its link", () => {
    const fields = coolingLoadFields(cities);
    for (const change of all()) {
      const raw = { ...start(), ...change };
      expect(answer(fromQuery(fields, toQuery(fields, raw)) as Change)).toEqual(answer(raw));
    }
  });
});

test("a larger room, more glass or more people never need a smaller size", () => {
  const steps: [field: string, values: string[]][] = [
    ["length", ["6", "10", "14", "25", "60"]],
    ["height", ["7", "10", "15", "20"]],
    ["glass", ["0", "20", "80", "200"]],
    ["people", ["0", "2", "3", "10", "30"]],
  ];
  for (const change of all().filter((_, index) => index % samples.length === 2))
    for (const [field, values] of steps) {
      const found = values.map((value) => estimate({ ...change, [field]: value }));
      for (const [index, one] of found.slice(1).entries()) {
        expect(one.range[0]).toBeGreaterThanOrEqual(found[index]?.range[0] ?? 0);
        expect(sizeOf(one)).toBeGreaterThanOrEqual(sizeOf(found[index] as Estimate));
      }
    }
});

test("at the start the heat balance and the rule of thumb agree within a fifth on one size", () => {
  const { range, rule, units, isOversized } = estimate();
  expect(Math.max(rule, range[1]) / Math.min(rule, range[1])).toBeLessThanOrEqual(1.2);
  expect([units.count, isOversized]).toEqual([1, false]);
});

/** Tons of the room at the start in each city's weather, by a calculation of its own from the sources. */
const needs = {
  Karachi: 1.145,
  Lahore: 1.375,
  Islamabad: 1.139,
  Peshawar: 1.207,
  Quetta: 0.871,
  Gwadar: 1.044,
};
const weather: RoomCity[] = [
  { city: "Karachi", hot: 37.3, swing: 8, altitude: 22, humid: { hot: 33, wetBulb: 28 } },
  { city: "Lahore", hot: 41.6, swing: 12, altitude: 217, humid: { hot: 34, wetBulb: 28 } },
  { city: "Islamabad", hot: 39.4, swing: 14, altitude: 508, humid: { hot: 33, wetBulb: 27 } },
  { city: "Peshawar", hot: 39.9, swing: 13, altitude: 360, humid: { hot: 35, wetBulb: 27 } },
  { city: "Quetta", hot: 36.6, swing: 16, altitude: 1605, humid: { hot: 32, wetBulb: 21 } },
  { city: "Gwadar", hot: 35.1, swing: 7, altitude: 5, humid: { hot: 33, wetBulb: 29 } },
];
test.each(Object.entries(needs))("the room at the start in %s", (city, need) => {
  const { answer: found } = answerCoolingLoad(weather, { ...startOf(coolingLoadFields(weather)), city });
  expect((found?.range[0] ?? 0) / need).toBeCloseTo(1, 2);
});

test("what is impossible has no answer and says why beside its field", () => {
  const kinds = (change: Change) => {
    expect(answer(change).answer).toBeUndefined();
    return answer(change).problems.map(({ field, kind }) => `${field} ${kind}`);
  };
  expect(kinds({ length: "" })).toEqual(["length number"]);
  expect(kinds({ height: "3" })).toEqual(["height range"]);
  expect(kinds({ length: "40", width: "30" })).toEqual(["length hall"]);
  expect(kinds({ glass: "300" })).toEqual(["glass glass"]);
  expect(kinds({ people: "2.5" })).toEqual(["people whole"]);
  expect(kinds({ city: "Atlantis" })).toEqual(["city choice"]);
});

test("the rule of thumb by a pocket calculator", () => {
  // 168 ÷ 130 ft² × 1.3, and 0.1 for each of three people more than two, and 4,000 BTU/h.
  const gains = { bareRoof: true, westGlass: true, people: 5, kitchen: true };
  expect(roomTons(squareFeet(168), gains)).toBeCloseTo(1.68 + 0.3 + 0.333, 3);
  expect(estimate({ people: "5", use: "kitchen" }).rule).toBeCloseTo(2.313, 3);
  expect(estimate({ place: "insulated", side: "east" }).rule).toBeCloseTo(1.292, 3);
});

import { expect, test } from "vitest";
import { answerCoolingLoad, coolingLoadFields } from "../../../src/content/calculators/coolingLoad.ts";
import { startOf } from "../../../src/content/calculators/fields.ts";
import { roomTons } from "../../../src/content/engineering/roomTons.ts";
import { squareFeet } from "../../../src/content/engineering/units.ts";

const cities = [
  { city: "Karachi", hot: 37.3 },
  { city: "Lahore", hot: 41.6 },
];
const start = startOf(coolingLoadFields(cities));
const answer = (change: Record<string, string> = {}) => answerCoolingLoad(cities, { ...start, ...change });
const problems = (change: Record<string, string>) => answer(change).problems;

test("the values at the start have an answer at once", () => {
  const { answer: estimate } = answer();
  expect(problems({})).toEqual([]);
  expect(estimate?.rule).toBeCloseTo(roomTons(squareFeet(168), { bareRoof: false, westGlass: true }), 9);
  expect(estimate?.units).toEqual({ count: 1, size: 1.5 });
});

test("the range goes from the lower method to the higher, and is at least a tenth wide", () => {
  for (const length of ["8", "14", "20", "30"])
    for (const place of ["ground", "middle", "roof", "insulated"]) {
      const { answer: estimate } = answer({ length, place });
      if (!estimate) throw new Error("no estimate");
      const [low, high] = estimate.range.tons;
      expect(low).toBe(Math.min(estimate.rule, estimate.balance));
      expect(high).toBeGreaterThanOrEqual(Math.max(estimate.rule, estimate.balance));
      expect(high / low).toBeGreaterThanOrEqual(1.1 - 1e-9);
      expect(estimate.range.btu[0]).toBeCloseTo(low * 12_000, 6);
      expect(estimate.units.count * estimate.units.size).toBeGreaterThanOrEqual((low + high) / 2);
    }
});

test("a hotter city needs more", () => {
  expect(answer({ city: "Lahore" }).answer?.balance).toBeGreaterThan(answer().answer?.balance ?? 0);
});

test("what is impossible has no answer and says why beside its field", () => {
  const kinds = (change: Record<string, string>) => {
    expect(answer(change).answer).toBeUndefined();
    return problems(change).map(({ field, kind }) => `${field} ${kind}`);
  };
  expect(kinds({ length: "" })).toEqual(["length number"]);
  expect(kinds({ height: "3" })).toEqual(["height range"]);
  expect(kinds({ length: "40", width: "30" })).toEqual(["length hall"]);
  expect(kinds({ glass: "300" })).toEqual(["glass glass"]);
  expect(kinds({ people: "2.5" })).toEqual(["people whole"]);
  expect(kinds({ city: "Atlantis" })).toEqual(["city choice"]);
});

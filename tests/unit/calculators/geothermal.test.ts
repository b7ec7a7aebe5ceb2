import { expect, test } from "vitest";
import { fromQuery, startOf, toQuery } from "../../../src/calculators/frame/fields.ts";
import { answerGeothermal, geothermalFields } from "../../../src/calculators/Geothermal/fields.ts";
import { heatingFor, landFor, loopFor } from "../../../src/calculators/Geothermal/site.ts";
import { rejected } from "../../../src/calculators/Geothermal/groundLoop.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";

const { cities } = sharedProps(site).Geothermal;
const fields = geothermalFields(cities);
const answer = (change: Record<string, string> = {}) =>
  answerGeothermal(cities, { ...startOf(fields), ...change });

test("heating decides the loop where it freezes, and water nowhere", () => {
  const heated = cities.filter((place) => loopFor(100, place).isForHeating).map(({ city }) => city);
  expect(heated).toEqual(cities.filter(({ cold }) => cold < 0).map(({ city }) => city));
  expect(heated).not.toEqual([]);
  for (const place of cities)
    expect(heatingFor(100, place)).toBeLessThan(rejected(100, loopFor(100, place).cop[1]));
});

test("the capacity of land counts whole boreholes", () => {
  const size = loopFor(11, { ground: 25, hot: 41.6, cold: 4.7 });
  expect(landFor(35, size)).toEqual({ boreholes: 0, share: 0 });
  expect(landFor(3 * 36 + 35, size)).toEqual({ boreholes: 3, share: 240 / size.metres[1] });
  expect(landFor(10_000, size).share).toBe(1);
});

const field = (city: string, end: 0 | 1) =>
  String(answer({ city, land: "100000" }).answer?.loop?.field[end] ?? 0);
const less = (land: string) => String(Number(land) - 1);
const lahore = cities.find(({ city }) => city === "Lahore") ?? expect.fail("no Lahore");
/** Area in m² of the boreholes for a quarter of 35.2 kW, the smallest share worth drilling for. */
const quarter = String(36 * Math.ceil((0.25 * loopFor(35.1685, lahore).metres[1]) / 80));

test.each<[verdict: string, change: Record<string, string>]>([
  ["loop", { land: field("Lahore", 1) }],
  ["tight", { land: less(field("Lahore", 1)) }],
  ["tight", { land: field("Lahore", 0) }],
  ["part", { land: less(field("Lahore", 0)) }],
  ["part", { land: quarter }],
  ["noLand", { land: less(quarter) }],
  ["noLand", { land: "36" }],
  // Warm ground: a loop for half of the load, and a cooling tower.
  ["hybrid", { city: "Karachi", land: field("Karachi", 1) }],
  ["part", { city: "Karachi", land: less(field("Karachi", 1)) }],
  ["noRig", { rig: "no" }],
  ["onlyWell", { rig: "no", water: "well" }],
  ["onlySalty", { rig: "no", water: "salty" }],
  ["canal", { rig: "no", water: "canal" }],
  ["salty", { water: "salty" }],
  // Loads above 100 tons need a study, or several wells.
  ["loop", { land: "100000", load: "100" }],
  ["study", { land: "100000", load: "101" }],
  ["well", { land: "100000", load: "100", water: "well" }],
  ["wells", { land: "100000", load: "101", water: "well" }],
])("%s: %j", (verdict, change) => {
  const found = answer({ city: "Lahore", ...change }).answer;
  expect(found?.verdict).toBe(verdict);
  if (verdict === "hybrid") expect(found?.loop?.tons).toBe(5);
});

test("each city's ground is warm, mixed or cold", () => {
  for (const { city, ground } of cities)
    expect(answer({ city }).answer?.climate).toBe(ground >= 26 ? "hot" : ground <= 18 ? "cold" : "plains");
});

test.each<[change: Record<string, string>, problems: string[]]>([
  [{ load: "1.9" }, ["load range"]],
  [{ load: "2" }, []],
  [{ load: "1001" }, ["load range"]],
  [{ load: "1000", land: "100000" }, []],
  [{ land: "100001" }, ["land range"]],
  [{ land: "-5" }, ["land number"]],
  [{ city: "Paris" }, ["city choice"]],
])("%j has the problems %j", (change, problems) => {
  expect(answer(change).problems.map(({ field: name, kind }) => `${name} ${kind}`)).toEqual(problems);
});

test("an entry in another unit gives the answer of its number, also by a link", () => {
  const raw = { ...startOf(fields), load: "120,000 BTU/h", land: "2 kanal" };
  const same = answer({ load: "10", land: "1012" });
  expect(answerGeothermal(cities, raw)).toEqual(same);
  expect(answerGeothermal(cities, fromQuery(fields, toQuery(fields, raw)))).toEqual(same);
});

import { expect, test } from "vitest";
import { startOf } from "../../../src/calculators/frame/fields.ts";
import {
  answerGeothermal,
  checkSite,
  geothermalFields,
  verdicts,
} from "../../../src/calculators/Geothermal/fields.ts";
import { describeSite } from "../../../src/calculators/Geothermal/describe.ts";
import { loop } from "../../../src/calculators/Geothermal/groundLoop.ts";
import { loopFor } from "../../../src/calculators/Geothermal/site.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";

const { cities, strings } = sharedProps(site).Geothermal;
const fields = geothermalFields(cities);
const answer = (change: Record<string, string> = {}) =>
  answerGeothermal(cities, { ...startOf(fields), ...change });

const field = (city: string, end: 0 | 1) =>
  String(answer({ city, land: "100000" }).answer?.loop?.field[end] ?? 0);
const less = (land: string) => String(Number(land) - 1);
const lahore = cities.find(({ city }) => city === "Lahore") ?? expect.fail("no Lahore");
/** Area in m² of the boreholes for a quarter of 35.2 kW, the smallest share worth drilling for. */
const quarter = String(36 * Math.ceil((0.25 * loopFor(35.1685, lahore).metres[1]) / 80));

test.each<[verdict: string, change: Record<string, string>]>([
  ["loop", { land: field("Lahore", 1) }],
  ["tight", { land: less(field("Lahore", 1)) }],
  ["part", { land: less(field("Lahore", 0)) }],
  ["part", { land: quarter }],
  ["noLand", { land: less(quarter) }],
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

const loads = [2, 3.7, 28, 100, 101, 1000];
const lands = [0, 36, 150, 300, 1012, 5000, 100_000];
const places = cities.flatMap((place) =>
  fields.water.options.flatMap((water) => fields.rig.options.map((rig) => ({ place, water, rig }))),
);
const answers = places.flatMap(({ place, water, rig }) =>
  loads.flatMap((load) =>
    lands.map((land) => checkSite({ load, land, rig, water, city: place.city }, place)),
  ),
);

test("every verdict is given to some site", () => {
  const given = new Set(answers.map(({ verdict }) => verdict));
  expect([...given].toSorted()).toEqual([...verdicts].toSorted());
});

test("an offer has size, efficiency and permission; screen reader and message have the page's words", () => {
  for (const one of answers) {
    const { announcement, sent, ...page } = describeSite(one, strings);
    const isOffer = one.verdict !== "noLand" && one.verdict !== "noRig";
    for (const text of [page.size, page.efficiency, page.permission])
      expect(text !== "", one.verdict).toBe(isOffer);
    expect(page.year !== undefined).toBe(isOffer && one.source === "loop");
    for (const text of [announcement, sent])
      for (const part of [page.name, page.reason, page.size, ...page.notes]) expect(text).toContain(part);
    expect(`${JSON.stringify(page)}${sent}`).not.toMatch(/\{\w*\}|undefined|NaN|Infinity/);
    const [most = 0] = one.loop?.boreholes.slice(1) ?? [];
    for (const figure of one.loop ? [most, most * loop.depth, one.loop.field[1]] : [])
      expect(page.size).toContain(figure.toLocaleString("en-GB"));
  }
  expect(strings.loop).toContain(`${loop.depth} m`);
  expect(strings.method.text).toContain(`${loop.spacing} m`);
});

import { describe, expect, test } from "vitest";
import { fromQuery, startOf, toQuery } from "../../../src/content/calculators/fields.ts";
import { answerGeothermal, geothermalFields } from "../../../src/content/calculators/geothermal.ts";
import { heatingFor, landFor, loopFor, waterFor } from "../../../src/content/engineering/geothermalSite.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";
import * as pump from "../../reference/heatPump.ts";

const { cities } = sharedProps(site).Geothermal;
const fields = geothermalFields(cities);
const answer = (change: Record<string, string> = {}) =>
  answerGeothermal(cities, { ...startOf(fields), ...change });
const verdict = (change: Record<string, string>) => answer(change).answer?.verdict;

type Place = { ground: number; hot: number; cold: number };

/**
 * Metres of borehole by a second calculation: loop water 17 or 11 K above the ground in summer and 11 or 6 K below it
 * in winter, 5 K and 3 K across the heat pump, 0.25 m·K/W, 60 % of Carnot's limit between 5 °C and 10 K above the
 * water, or between 5 K below the water and 45 °C; heating for half of the cooling load in proportion to 21 °C less
 * the coldest day over the hottest less 24 °C.
 */
function metresOf(
  load: number,
  { ground, hot, cold }: Place,
  end: 0 | 1,
): { summer: number; winter: number } {
  const [rise, drop] = [[17, 11][end] ?? 0, [11, 6][end] ?? 0];
  const summer = pump.heatRejected(load, pump.coolingCop(5, ground + rise + 10, 0.6));
  const heating = (load / 2) * ((21 - cold) / (hot - 24));
  const evaporating = ground - drop - 3 - 5;
  const winter = pump.heatExtracted(heating, 0.6 * ((45 + 273.15) / (45 - evaporating)));
  return {
    summer: pump.boreMetres(summer, rise + 2.5, 0.25),
    winter: pump.boreMetres(winter, drop + 1.5, 0.25),
  };
}

describe("the size", () => {
  const mountain = { city: "a mountain", ground: 10, hot: 30, cold: -15 };

  test.each([...cities, mountain])("of a loop in $city is that of a second calculation", (place) => {
    for (const load of [7, 35.2, 100, 352, 3517])
      for (const end of [0, 1] as const) {
        const { summer, winter } = metresOf(load, place, end);
        const size = loopFor(load, place);
        expect(size.metres[end]).toBeCloseTo(Math.max(summer, winter), 6);
        expect(size.boreholes[end]).toBe(pump.holes(size.metres[end], 80));
        expect(size.field[end]).toBe(36 * size.boreholes[end]);
      }
    expect(loopFor(100, place).cop[0]).toBeCloseTo(pump.coolingCop(5, place.ground + 27, 0.6), 6);
  });

  test("is decided by heating in Quetta alone", () => {
    const heated = cities.filter((place) => loopFor(100, place).isForHeating).map(({ city }) => city);
    expect(heated).toEqual(cities.filter(({ cold }) => cold < 0).map(({ city }) => city));
    expect(heated).toHaveLength(1);
  });

  test.each(cities)("of a well in $city is the cooling's, by the reference's flow", (place) => {
    const { flow, cop } = waterFor(100, place.ground);
    const heat = pump.heatRejected(100, pump.coolingCop(5, place.ground + 10, 0.6));
    expect(flow[0] / pump.waterFlow(heat, 8)).toBeCloseTo(1, 2);
    expect(flow[1] / pump.waterFlow(heat, 5)).toBeCloseTo(1, 2);
    expect(cop).toBeCloseTo(pump.coolingCop(5, place.ground + 10, 0.6), 6);
    expect(heatingFor(100, place)).toBeLessThan(heat);
  });

  test("of what land carries counts whole boreholes", () => {
    const size = loopFor(11, { ground: 25, hot: 41.6, cold: 4.7 });
    expect(landFor(35, size)).toEqual({ boreholes: 0, share: 0 });
    expect(landFor(3 * 36 + 35, size).boreholes).toBe(3);
    expect(landFor(3 * 36, size).share).toBeCloseTo(240 / size.metres[1], 9);
    expect(landFor(10_000, size).share).toBe(1);
  });

  test("of salt water and of canals goes by 30 and 28 °C", () => {
    for (const [water, temperature] of [
      ["salty", 30],
      ["canal", 28],
    ] as const)
      expect(answer({ water }).answer?.water?.cop).toBeCloseTo(pump.coolingCop(5, temperature + 10, 0.6), 6);
  });
});

describe("the verdict", () => {
  const lahore = { city: "Lahore" };
  const field = (end: 0 | 1) => answer({ ...lahore, land: "5000" }).answer?.loop?.field[end] ?? 0;
  const withLand = (land: number) => verdict({ ...lahore, land: String(land) });

  test("goes by land where there is no water", () => {
    expect(withLand(field(1))).toBe("loop");
    expect(withLand(field(1) - 1)).toBe("tight");
    expect(withLand(field(0))).toBe("tight");
    expect(withLand(field(0) - 1)).toBe("part");
    expect(withLand(36)).toBe("noLand");
    // A quarter of the load is worth drilling for.
    const least = Math.ceil((0.25 * metresOf(35.1685, cities[1] as Place, 1).summer) / 80);
    expect(withLand(36 * least)).toBe("part");
    expect(withLand(36 * least - 1)).toBe("noLand");
  });

  test("in warm ground is a loop for half of the load with a tower", () => {
    const karachi = answer({ city: "Karachi", land: "10000" }).answer;
    expect(karachi?.verdict).toBe("hybrid");
    expect(karachi?.loop?.tons).toBe(5);
    expect(karachi?.loop?.boreholes).toEqual(answer({ city: "Karachi", load: "5" }).answer && [4, 6]);
    const least = karachi?.loop?.field[1] ?? 0;
    expect(verdict({ city: "Karachi", land: String(least) })).toBe("hybrid");
    expect(verdict({ city: "Karachi", land: String(least - 1) })).toBe("part");
  });

  test("without a drilling rig is never a borehole or a second well", () => {
    expect(verdict({ rig: "no" })).toBe("noRig");
    expect(verdict({ rig: "no", water: "well" })).toBe("onlyWell");
    expect(verdict({ rig: "no", water: "salty" })).toBe("onlySalty");
    expect(verdict({ rig: "no", water: "canal" })).toBe("canal");
    expect(verdict({ water: "well" })).toBe("well");
  });

  test("above 100 tons needs a study, or several wells", () => {
    const large = { ...lahore, land: "100000" };
    expect(verdict({ ...large, load: "100" })).toBe("loop");
    expect(verdict({ ...large, load: "101" })).toBe("study");
    expect(verdict({ ...large, load: "100", water: "well" })).toBe("well");
    expect(verdict({ ...large, load: "101", water: "well" })).toBe("wells");
  });

  test("takes each city's ground as warm, mixed or cold", () => {
    const climates = cities.map(({ city, ground }) => [answer({ city }).answer?.climate, ground]);
    for (const [climate, ground] of climates)
      expect(climate).toBe(Number(ground) >= 26 ? "hot" : Number(ground) <= 18 ? "cold" : "plains");
  });
});

test("what can't be used has no answer and the reason beside its field", () => {
  const kinds = (change: Record<string, string>) =>
    answer(change).problems.map(({ field, kind }) => `${field} ${kind}`);
  expect(kinds({ load: "1.9" })).toEqual(["load range"]);
  expect(kinds({ load: "2" })).toEqual([]);
  expect(kinds({ load: "1001" })).toEqual(["load range"]);
  expect(kinds({ load: "1000", land: "100000" })).toEqual([]);
  expect(kinds({ land: "100001" })).toEqual(["land range"]);
  expect(kinds({ land: "-5" })).toEqual(["land number"]);
  expect(kinds({ city: "Paris" })).toEqual(["city choice"]);
});

test("an entry in another unit gives the answer of its number, also by a link", () => {
  const raw = { ...startOf(fields), load: "120,000 BTU/h", land: "2 kanal" };
  const same = answer({ load: "10", land: "1012" });
  expect(answerGeothermal(cities, raw)).toEqual(same);
  expect(answerGeothermal(cities, fromQuery(fields, toQuery(fields, raw)))).toEqual(same);
});

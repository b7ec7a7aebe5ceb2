import { describe, expect, test } from "vitest";
import {
  answerTransportUnit,
  carriedAt,
  transportFields,
  type TransportStart,
} from "../../../src/content/calculators/transportUnit.ts";
import { startOf } from "../../../src/content/calculators/fields.ts";
import { atpFactor } from "../../../src/content/engineering/insulatedBody.ts";
import {
  batteryUnits,
  nights,
  routes,
  type TransportCase,
  transportGaps,
  transportUnits,
  truckRanges,
  unitFor,
  vehicles,
} from "../../../src/content/engineering/transportUnit.ts";
import { figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

/** Every volume at which an answer may change, the ones just beside it, and those between. */
const edges = [2, 3, 4, 6, 12, 16, 20, 25];
const volumes = [
  0.5,
  ...edges.flatMap((edge) => [edge - 0.01, edge, edge + 0.01]),
  1.5,
  5,
  9,
  14,
  18,
  22,
  60,
];

const cases: TransportCase[] = vehicles.flatMap((vehicle) =>
  volumes.flatMap((volume) =>
    [false, true].flatMap((isFrozen) =>
      routes.flatMap((route) => nights.map((night) => ({ vehicle, volume, isFrozen, route, night }))),
    ),
  ),
);
const is = (names: readonly string[]) => (given: TransportCase) => names.includes(unitFor(given));

describe(`all ${cases.length} combinations`, () => {
  test("have one of the units or a reason, and each of these is given to some", () => {
    const given = new Set(cases.map(unitFor));
    expect([...given].toSorted()).toEqual([...transportUnits, ...transportGaps].toSorted());
  });

  test("nothing that runs from a battery is given where no socket charges it by night", () => {
    const unplugged = cases.filter(({ night }) => night === "unplugged" || night === "loaded");
    expect(unplugged.filter(is(batteryUnits))).toEqual([]);
    const van = { vehicle: "van", volume: 6, isFrozen: true, route: "city" } as const;
    expect(unitFor({ ...van, night: "empty" })).toBe("vanElectricFrozen");
    expect(unitFor({ ...van, night: "unplugged" })).toBe("vanEngineFrozen");
  });

  test("a unit for trucks is given within its range alone, one for vans only to vans", () => {
    for (const [unit, [from, to]] of [
      ["truckSmall", truckRanges.small],
      ["truckMedium", truckRanges.medium],
      ["truckStandby", truckRanges.medium],
      ["truckDiesel", truckRanges.diesel],
    ] as const)
      for (const { vehicle, volume } of cases.filter(is([unit]))) {
        expect(vehicle).toBe("truck");
        expect(volume).toBeGreaterThanOrEqual(from);
        expect(volume).toBeLessThanOrEqual(to);
      }
    for (const given of cases)
      if (unitFor(given).startsWith("van") && unitFor(given) !== "vanSize") expect(given.vehicle).toBe("van");
  });

  test("frozen goods never get a unit for fresh ones, nor the other way about", () => {
    for (const given of cases) {
      if (/Fresh$|truckSmall/.test(unitFor(given))) expect(given.isFrozen).toBe(false);
      if (/(Electric|Engine|Wheeler)Frozen$/.test(unitFor(given))) expect(given.isFrozen).toBe(true);
    }
  });

  test("who stays loaded at night gets a unit that cools then", () => {
    const cooling = ["vanStandby", "truckStandby", "truckDiesel"];
    for (const given of cases.filter(({ night }) => night === "socket"))
      if (is(transportUnits)(given))
        expect([...cooling, "threeWheelerFresh", "threeWheelerFrozen"]).toContain(unitFor(given));
    for (const given of cases.filter(({ night }) => night === "loaded"))
      if (is(transportUnits)(given)) expect(unitFor(given)).toBe("truckDiesel");
    for (const given of cases.filter(({ route }) => route === "long"))
      if (is(transportUnits)(given)) expect(unitFor(given)).toBe("truckDiesel");
  });
});

const start: TransportStart = { vehicle: "truck", volume: 16, stops: 10 };
const answer = (change: Record<string, string> = {}) =>
  answerTransportUnit(start, { ...startOf(transportFields(start)), ...change });
const heats = (change: Record<string, string>) =>
  answer(change).answer?.heats ?? { walls: 0, reserve: 0, doors: 0 };

describe("the capacity", () => {
  test("without stops is the one that the truck page prints", () => {
    const rows = tableWith("solutions/truck-refrigeration.yaml", "m³", "kW", "kW");
    const [, medium = [], large = []] = rows;
    for (const [volume, row] of [
      ["16", medium],
      ["25", large],
    ] as const) {
      const { walls, reserve, doors } = heats({ volume, stops: "0" });
      expect(doors).toBe(0);
      expect(Math.abs(walls / 1000 - Number.parseFloat(row[1] ?? ""))).toBeLessThan(0.01);
      expect(Math.abs((walls + reserve) / 1000 - Number.parseFloat(row[2] ?? ""))).toBeLessThan(0.02);
      expect(reserve).toBeCloseTo((atpFactor - 1) * walls, 9);
    }
  });

  test("grows with the body, with stops and with colder goods", () => {
    for (const vehicle of vehicles) {
      const sums = [1, 2, 3, 5, 8, 12, 16, 20, 25, 40].map((volume) => {
        const { walls, doors } = heats({ vehicle, volume: String(volume) });
        return walls + doors;
      });
      expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    }
    expect(heats({ stops: "20" }).doors).toBeCloseTo(2 * heats({ stops: "10" }).doors, 6);
    const colder = Object.entries(carriedAt).toSorted(([, one], [, other]) => other - one);
    const walls = colder.map(([goods]) => heats({ goods }).walls);
    expect(walls).toEqual(walls.toSorted((one, other) => one - other));
  });

  test("the battery is the one that the pages print", () => {
    const van = answer({ vehicle: "van", volume: "4.95", stops: "30", goods: "frozen" }).answer;
    const rows = tableWith("solutions/van-refrigeration.yaml", "", "kWh", "kWh");
    const [, , , [, , frozen = ""] = []] = rows;
    expect(`${printed(van?.battery ?? 0)} kWh`).toBe(frozen);
    const box = answer({ vehicle: "three-wheeler", volume: "1.5", stops: "40", goods: "frozen" }).answer;
    const [, [, , , battery = ""] = []] = tableWith("solutions/three-wheelers.yaml", "m³", "", "kWh");
    expect(`${printed(box?.battery ?? 0, 1)} kWh`).toBe(battery);
  });
});

test("what can't be used has no answer and says why beside its field", () => {
  const kinds = (change: Record<string, string>) =>
    answer(change).problems.map(({ field, kind }) => `${field} ${kind}`);
  expect(kinds({ volume: "0" })).toEqual(["volume range"]);
  expect(kinds({ volume: "big" })).toEqual(["volume number"]);
  expect(kinds({ stops: "1.5" })).toEqual(["stops whole"]);
  expect(kinds({ vehicle: "ship" })).toEqual(["vehicle choice"]);
});

test("the words name the ranges and figures that the functions use", () => {
  const figures = figuresOf("tools.yaml");
  const { small, medium, diesel } = truckRanges;
  for (const [from, to] of [small, medium, diesel]) expect(figures).toContain(`${from}–${to} m³`);
  expect(figures.join(" ")).toContain(`${medium[1]} m³ ${diesel[0]}`);
  expect(figures).toContain(`${atpFactor}`);
});

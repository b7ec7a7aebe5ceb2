import { describe, expect, test } from "vitest";
import { answerTransportUnit, transportFields } from "../../../src/content/calculators/transportUnit.ts";
import { startOf } from "../../../src/content/calculators/fields.ts";
import { chargingHours, cratesIn } from "../../../src/content/engineering/deliveryRound.ts";
import { transportLoad } from "../../../src/content/engineering/transportLoad.ts";
import { offers, type TransportUnit, truckRanges } from "../../../src/content/engineering/transportUnit.ts";
import { figureRows, figuresIn, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

/** The finder's answer at its own defaults, but for what a table's row and column name. */
function answer(given: { vehicle: string; volume: number; stops: number; goods: "fresh" | "frozen" }) {
  const raw = { ...given, volume: String(given.volume), stops: String(given.stops) };
  const { answer: found } = answerTransportUnit({ ...startOf(transportFields), night: "empty", ...raw });
  if (!found) throw new Error(`no answer to ${JSON.stringify(given)}`);
  return found;
}

const range = ([low, high]: readonly number[], digits: number, unit: string) => {
  const [first, last] = [printed(low ?? 0, digits), printed(high ?? 0, digits)];
  return `${first === last ? first : `${first}–${last}`} ${unit}`;
};
const kilowatts = (watts: readonly number[]) =>
  range(
    watts.map((value) => value / 1000),
    1,
    "kW",
  );
const tens = (watts: readonly number[]) =>
  range(
    watts.map((value) => Math.round(value / 10) * 10),
    0,
    "W",
  );
const kilowattHours = (battery: readonly number[]) => range(battery, (battery[1] ?? 0) < 10 ? 1 : 0, "kWh");

/** Heat through the walls and the doors from the thicker walls to the thinner ones. */
function heatsOf(
  vehicle: "van" | "truck" | "three-wheeler",
  volume: number,
  stops: number,
  cargo: "fresh" | "frozen",
) {
  const walls = cargo === "fresh" ? (["80-mm", "60-mm"] as const) : (["100-mm", "80-mm"] as const);
  const heats = walls.map((choice) => transportLoad({ vehicle, volume, stops, cargo }, choice).heats);
  return { walls: heats.map((heat) => heat.walls), doors: heats.map((heat) => heat.doors) };
}

test("the truck page's table", () => {
  const rows = tableWith("solutions/truck-refrigeration.yaml", "m³", "kW", "kW");
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    const volume = Number.parseFloat(row[0] ?? "");
    const cells = (["fresh", "frozen"] as const).flatMap((goods) => [
      kilowatts(heatsOf("truck", volume, 10, goods).walls),
      kilowatts(answer({ vehicle: "truck", volume, stops: 10, goods }).load.capacity),
    ]);
    expect(row.slice(1).flatMap(figuresIn)).toEqual(cells);
  }
});

test("the van page's table", () => {
  const columns = [
    { goods: "fresh", stops: 30 },
    { goods: "frozen", stops: 20 },
  ] as const;
  const heats = columns.map(({ goods, stops }) => heatsOf("van", 5, stops, goods));
  const found = columns.map((column) => answer({ vehicle: "van", volume: 5, ...column }));
  expect(found.map(({ finding }) => finding)).toEqual([
    { unit: "vanElectricFresh", battery: "own" },
    { unit: "vanElectricFrozen", battery: "own" },
  ]);
  const rows = [
    heats.map(({ walls }) => tens(walls)),
    heats.map(({ doors }) => tens(doors)),
    found.map(({ load }) => kilowattHours(load.battery)),
    found.map(({ load }) => range(load.batteryMass, 0, "kg")),
  ];
  const printedRows = tableWith("solutions/van-refrigeration.yaml", "", "kWh", "kWh");
  expect(figureRows(printedRows, 1)).toEqual(figureRows(rows));
});

describe("the three-wheeler page", () => {
  const file = "solutions/three-wheelers.yaml";

  test("its table: a box without a figure for frozen goods is one that the finder refuses", () => {
    for (const row of tableWith(file, "m³", "", "kWh")) {
      const volume = Number.parseFloat(row[0] ?? "");
      const [fresh, frozen] = (["fresh", "frozen"] as const).map((goods) =>
        answer({ vehicle: "three-wheeler", volume, stops: 40, goods }),
      );
      const battery = fresh?.load.battery ?? [];
      const isRefused = frozen && "gap" in frozen.finding && frozen.finding.gap === "battery";
      expect(row.slice(1).flatMap(figuresIn)).toEqual([
        printed(cratesIn(volume)),
        kilowattHours(battery),
        ...figuresIn(
          range(
            battery.map((energy) => chargingHours(energy, 600)),
            1,
            "h",
          ),
        ),
        ...(isRefused ? [] : [kilowattHours(frozen?.load.battery ?? [])]),
      ]);
    }
  });

  test("the heat of the 1.5 m³ box", () => {
    const [fresh, frozen] = (["fresh", "frozen"] as const).map((goods) =>
      heatsOf("three-wheeler", 1.5, 40, goods),
    );
    const figures = figuresOf(file).join(" ");
    expect(figures).toContain(`${tens(fresh?.walls ?? [])} ${tens(frozen?.walls ?? [])}`);
    expect(figures).toContain(`${tens(fresh?.doors ?? [])} ${tens(frozen?.doors ?? [])}`);
  });
});

/** Temperatures and stops of a unit's rows in the decision table, as a page prints them. */
function offered(unit: TransportUnit) {
  const rows = offers.filter((offer) => offer.unit === unit);
  const signed = (value: number) =>
    String(value)
      .replace(/^-/, "−")
      .replace(/^(?=[1-9])/, "+");
  const {
    temperature: [from, to],
    stops,
  } = rows[0] ?? { temperature: [0, 0] as const };
  return {
    temperatures: [...new Set([from, to])].map(signed),
    stops: stops === undefined ? [] : [String(stops)],
  };
}

describe("the pages' tables of units say what the finder decides by", () => {
  const bare = (cell = "") => figuresIn(cell).map((figure) => figure.replace(" °C", ""));

  test("the van page: temperatures, and the stops of frozen goods in an electric van", () => {
    const units = [
      "vanElectricFresh",
      "vanElectricFrozen",
      "vanEngineFresh",
      "vanEngineFrozen",
      "vanStandby",
    ] as const;
    const rows = tableWith("solutions/van-refrigeration.yaml", "", "°C", "", "", "");
    expect(rows.map(([, goods, round]) => [bare(goods), bare(round)])).toEqual(
      units.map(offered).map(({ temperatures, stops }) => [temperatures, stops]),
    );
  });

  test("the transport page: the electric van's stops, and the sizes of trucks", () => {
    const [electric = [], , , ...trucks] = tableWith("services/transport-hvac.yaml", "m³", "", "", "");
    const { stops, temperatures } = offered("vanElectricFrozen");
    expect([bare(electric[1]), bare(electric[3])]).toEqual([temperatures, stops]);
    const { small, medium, diesel } = truckRanges;
    expect(trucks.map(([name]) => bare(name)[0])).toEqual(
      [small, medium, medium, diesel].map((ends) => `${ends.join("–")} m³`),
    );
  });

  test("the truck page: sizes, and fresh goods alone in the smallest", () => {
    const rows = tableWith("solutions/truck-refrigeration.yaml", "m³", "", "", "");
    const { small, medium, diesel } = truckRanges;
    expect(rows.map(([name]) => bare(name)[0])).toEqual(
      [small, medium, medium, diesel].map((ends) => `${ends.join("–")} m³`),
    );
    expect(bare(rows[0]?.[1])).toEqual(offered("truckSmall").temperatures);
  });
});

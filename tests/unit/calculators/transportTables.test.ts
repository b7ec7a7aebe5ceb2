import { expect, test } from "vitest";
import { batteryMass } from "../../../src/calculators/TransportUnit/load.ts";
import { offers, type TransportUnit } from "../../../src/calculators/TransportUnit/unit.ts";
import {
  figureRows,
  figuresIn,
  figuresOf,
  lineUpOf,
  printed,
  tableWith,
} from "../../fixtures/contentTables.ts";
import { answer } from "../../fixtures/transportCases.ts";

// Figures in the transport pages' tables must equal the finder's answers.

type Body = { vehicle: string; volume: number; stops: number };
const goods = ["fresh", "frozen"] as const;
const load = (body: Body, goods: string) => {
  const { load } = answer({ ...body, volume: String(body.volume), stops: String(body.stops), goods });
  return [load.thick, load.thin];
};
/** Heat gain in W through the walls or doors, first for the thicker wall and then for the thinner wall. */
const heats = (body: Body, cargo: string, source: "walls" | "doors") =>
  load(body, cargo).map((one) => one.heats[source]);
const batteries = (body: Body, cargo: string) => load(body, cargo).map(({ battery }) => battery);

const range = ([low = 0, high = 0]: readonly number[], digits: number, unit: string) => {
  const [first, last] = [printed(low, digits), printed(high, digits)];
  return `${first === last ? first : `${first}–${last}`} ${unit}`;
};
const kilowatts = (watts: readonly number[]) => range(watts.map((value) => value / 1000), 1, "kW"); // prettier-ignore
const tens = (watts: readonly number[]) => range(watts.map((value) => Math.round(value / 10) * 10), 0, "W"); // prettier-ignore
const kilowattHours = (battery: readonly number[]) => range(battery, (battery[1] ?? 0) < 10 ? 1 : 0, "kWh");

test("the truck page's table of loads", () => {
  const file = "solutions/truck-refrigeration.yaml";
  const rows = tableWith(file, "m³", "kW", "kW");
  expect(rows.length).toBeGreaterThan(2);
  for (const [name = "", ...cells] of rows) {
    const truck = { vehicle: "truck", volume: Number.parseFloat(name), stops: 10 };
    expect(cells.flatMap(figuresIn)).toEqual(
      goods.flatMap((cargo) => [
        kilowatts(heats(truck, cargo, "walls")),
        kilowatts(load(truck, cargo).map(({ capacity }) => capacity)),
      ]),
    );
  }
  expect(lineUpOf(file)).toEqual(rows.map(([name, , fresh, , frozen]) => [name, fresh, frozen]));
});

test("the van page's table of loads", () => {
  const columns = [
    { cargo: "fresh", van: { vehicle: "van", volume: 5, stops: 30 } },
    { cargo: "frozen", van: { vehicle: "van", volume: 5, stops: 20 } },
  ];
  const rows = [
    columns.map(({ van, cargo }) => tens(heats(van, cargo, "walls"))),
    columns.map(({ van, cargo }) => tens(heats(van, cargo, "doors"))),
    columns.map(({ van, cargo }) => kilowattHours(batteries(van, cargo))),
    columns.map(({ van, cargo }) =>
      range(
        batteries(van, cargo).map((energy) => batteryMass * energy),
        0,
        "kg",
      ),
    ),
  ];
  const table = tableWith("solutions/van-refrigeration.yaml", "", "kWh", "kWh");
  expect(figureRows(table, 1)).toEqual(figureRows(rows));
});

/**
 * The page assumes that 60 × 40 × 25 cm crates fill 70% of a box, and that a 600 W charger with 85% efficiency
 * recharges 80% of the battery's capacity.
 */
test("the finder rejects the three-wheelers without a figure", () => {
  const file = "solutions/three-wheelers.yaml";
  for (const [name = "", ...cells] of tableWith(file, "m³", "", "kWh")) {
    const box = { vehicle: "three-wheeler", volume: Number.parseFloat(name), stops: 40 };
    const battery = batteries(box, "fresh");
    const { finding } = answer({ ...box, volume: String(box.volume), stops: "40", goods: "frozen" });
    const hours = battery.map((energy) => (energy * 0.8) / 0.85 / 0.6);
    expect(cells.flatMap(figuresIn)).toEqual([
      printed(Math.floor((0.7 * box.volume) / 0.06)),
      kilowattHours(battery),
      ...figuresIn(range(hours, 1, "h")),
      ...("gap" in finding ? [] : [kilowattHours(batteries(box, "frozen"))]),
    ]);
  }
  const box = { vehicle: "three-wheeler", volume: 1.5, stops: 40 };
  // A loader with 8 kWh and 125 km of range takes 64 Wh a km. Only 80% of the unit's battery is used.
  const kilometres = (cargo: string) => batteries(box, cargo).map((energy) => (0.8 * energy) / 0.064);
  for (const cargo of goods) expect(figuresOf(file)).toContain(range(kilometres(cargo), 0, "").trim());
  for (const source of ["walls", "doors"] as const)
    expect(figuresOf(file).join(" ")).toContain(
      goods.map((cargo) => tens(heats(box, cargo, source))).join(" "),
    );
});

function offered(unit: TransportUnit) {
  const { temperature, stops } = offers.find((offer) => offer.unit === unit) ?? expect.fail(unit);
  const signed = (value: number) => `${value > 0 ? "+" : ""}${value}`.replace("-", "−");
  return {
    temperatures: [...new Set(temperature)].map(signed),
    stops: stops === undefined ? [] : [`${stops}`],
  };
}
const bare = (cell = "") => figuresIn(cell).map((figure) => figure.replace(" °C", ""));

test("the temperatures of the van page's units", () => {
  const units = ["vanElectricFresh", "vanElectricFrozen", "vanEngineFresh", "vanEngineFrozen", "vanStandby"] as const; // prettier-ignore
  const rows = tableWith("solutions/van-refrigeration.yaml", "", "°C", "", "", "");
  expect(rows.map(([, temperatures, round]) => [bare(temperatures), bare(round)])).toEqual(
    units.map(offered).map(({ temperatures, stops }) => [temperatures, stops]),
  );
});

import { expect, test } from "vitest";
import { figureRows, printed, tableWith } from "../fixtures/contentTables.ts";
import * as air from "./air.ts";
import { has, to, withTons } from "../fixtures/pageFigures.ts";
import { airflow, evaporated, june, monsoon, outdoorAir, perTon, sensible, state, total } from "./pageAir.ts";
import { foot } from "./units.ts";

/** Recalculates the figures of offices, malls, schools, factories and kitchens. */

test("offices: the fresh air of fifty desks", () => {
  const flow = outdoorAir(50, 2.5, 500, 0.3);
  const tower = (((500 * (1 + 1 / 5)) / 2430) * 3.6 * 4) / 3;
  const loads = [sensible(3.6 * flow), total(3.6 * flow)].map((load) => `${printed(load)} kW`);
  has("services/commercial-hvac.yaml", `${flow} L/s`, ...loads, "500 kW 5", `${printed(tower, 1)} m³`);
});

test("malls: each tenant's fresh air", () => {
  const tenants = [[8, 3.8, 0.3], [15, 3.8, 0.6], [40, 3.8, 0.3], [70, 3.8, 0.9], [150, 2.5, 0.3]] as const; // prettier-ignore
  const rows = tableWith("solutions/shopping-malls.yaml", "", "", "L/s", "kW").map((row) => row.slice(1, 4));
  expect(rows).toEqual(
    tenants.map(([people, perPerson, perArea]) => {
      const flow = outdoorAir(people, perPerson, 100, perArea);
      return [String(people), `${to(flow, 10)} L/s`, `${printed(total(3.6 * flow))} kW`];
    }),
  );
});

test("schools: a classroom's CO₂ with its fresh air", () => {
  const file = "solutions/hospitals-schools.yaml";
  const flow = outdoorAir(40, 5, 60, 0.6);
  /**
   * CO₂ in ppm after `seconds` s with `litres` L/s of fresh air. The classroom has a volume of 180 m³ and 40
   * pupils, who each exhale 0.0043 L/s of CO₂.
   */
  const ppm = (litres: number, seconds: number) =>
    420 + ((40 * 0.0043 * 1e6) / litres) * (1 - Math.exp((-litres * seconds) / 180_000));
  expect(ppm(25, 40 * 60)).toBeGreaterThan(2000);
  const dews = [state(20, 60), monsoon].map((one) => `${printed(air.dewPoint(one))} °C`);
  has(file, `${flow} L/s ${to(ppm(flow, 86_400), 50)} ppm`, `20 °C 60% RH ${dews.join(" ")}`);
  has(file, `40 m³ ${12 * 40} m³/h`);
  const loads = [sensible(3.6 * flow), total(3.6 * flow)];
  const [, fresh = [], recovered = []] = tableWith(file, "", "kW", "kW");
  expect(fresh.slice(1, 3)).toEqual(loads.map((load) => `${printed(load, 1)} kW`));
  expect(recovered.slice(1, 3)).toEqual(loads.map((load) => `${printed(0.4 * load, 1)} kW`));
});

test("factories: the hall's heat balance", () => {
  const file = "solutions/offices-factories.yaml";
  const flow = outdoorAir(100, 2.5, 1000, 0.3);
  has(file, `${flow} L/s`, withTons(total(3.6 * flow), "tons"));
  has(file, `75 kW ${printed(75 / perTon)} TR ${to(airflow(75, 10), 1000)} m³/h 10 K`);
  // Assumed heat gains: a compressor; 200 kW of motors with load factor 0.6 and efficiency 0.9; 2,000 m² of
  // roof, with 65 °C outside and 35 °C inside; 100 people; lights at 10 W/m².
  const roof = (u: number) => (u * 2000 * 30) / 1000;
  const hall = [[75, 0], [120 / 0.9, 120 / 0.9], [roof(5), roof(0.5)], [22, 22], [20, 20]]; // prettier-ignore
  const sums = [0, 1].map((column) => hall.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  expect(tableWith(file, "", "kW", "kW").map((row) => row.slice(1))).toEqual([
    ...hall.map((row) => row.map((kilowatts) => `${printed(kilowatts)} kW`)),
    sums.map((kilowatts) => withTons(kilowatts, "TR")),
  ]);
  const [asFound = 0, improved = 0] = sums;
  has(file, ...[asFound - improved, improved, asFound].map((kilowatts) => `${printed(kilowatts)} kW`));
  for (const [, outdoor = "", supply] of tableWith(file, "", "% RH", "% RH")) {
    const [celsius = 0, percent = 0] = (outdoor.match(/\d+/g) ?? []).map(Number);
    const cooled = evaporated({ celsius, percent });
    expect(supply).toBe(`${printed(cooled.celsius)} °C, ${printed(cooled.percent)}% RH`);
  }
});

/** Exhaust in cfm per foot of hood: ASHRAE HVAC Applications, "Kitchen Ventilation"; IMC 507. */

test("kitchens: the load of each season", () => {
  const file = "solutions/kitchens-restaurants.yaml";
  const hoods = [200, 300, 400, 550].map((cfm) => Math.round((cfm * 60 * foot ** 3) / foot / 100) * 100);
  expect(figureRows(tableWith(file, "", "", "m³/h"), 2)).toEqual(
    hoods.map((flow) => `${printed(flow)} m³/h`),
  );
  const karahi = 3 * (hoods[2] ?? 0);
  const flows = [karahi, hoods[3] ?? 0];
  // Assumptions: duct velocity 8 m/s, fan pressure 500 Pa, total fan efficiency 0.5.
  const side = (flow: number) => to(1000 * Math.sqrt(flow / 3600 / 8), 10);
  expect(tableWith(file, "", "m³/h", "m³/h").map(([, ...cells]) => cells)).toEqual([
    flows.map((flow) => `${printed(flow)} m³/h`),
    flows.map((flow) => `${printed(0.85 * flow)} m³/h`),
    flows.map((flow) => `${side(flow)} × ${side(flow)} mm`),
    flows.map((flow) => `${printed(flow / 3600, 1)} kW`),
  ]);
  const makeUp = [sensible(0.85 * karahi), total(0.85 * karahi, state(26, 100))];
  const rows = [
    ["44 °C", "36 °C"],
    [june, monsoon].map((outdoor) => `${printed(evaporated(outdoor).celsius)} °C`),
    makeUp.map((load) => withTons(load, "TR")),
  ];
  expect(figureRows(tableWith(file, "", "°C", "°C"), 1)).toEqual(figureRows(rows));
  const guests = outdoorAir(70, 3.8, 100, 0.9);
  has(file, withTons(sensible(karahi), "tons"), `${to(guests, 10)} L/s ${printed(total(3.6 * guests))} kW`);
});

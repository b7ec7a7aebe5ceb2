import { expect, test } from "vitest";
import { figureRows, figuresIn, printed, tableWith } from "../fixtures/contentTables.ts";
import { has, to } from "../fixtures/pageFigures.ts";
import { airflow, perTon, sensible, total } from "./pageAir.ts";

/** Recalculates the figures of data halls, apartments, railways and standby. */

test("data halls: the tank that bridges 180 s", () => {
  const file = "solutions/data-centers.yaml";
  expect(figureRows(tableWith(file, "K", "m³/h")).slice(0, 3)).toEqual([
    `100 kW | ${printed(100 / perTon)} tons`,
    `12 K | ${to(airflow(100, 12), 50)} m³/h`,
    `3 | 6 K | ${to((100 * 180) / (4.186 * 6), 10)} litres`,
  ]);
  has(file, `${to(airflow(1, 12), 10)} m³/h`);
});

/**
 * Assumptions: two 1.5 ton units per flat, COP 3, air density 1.12 kg/m³, temperature rise 5 K, air velocity 1 m/s.
 * Refrigerant limits: EN 378-1; IEC 60335-2-40.
 */

test("apartments: a light well's heat", () => {
  const file = "solutions/apartments-homes.yaml";
  for (const [flats = "", heat, area] of tableWith(file, "", "kW", "m²")) {
    const kilowatts = (Number.parseInt(flats) * 3 * perTon * 4) / 3;
    expect([heat, area]).toEqual([
      `${printed(kilowatts)} kW`,
      `${printed(airflow(kilowatts, 5, 1.12) / 3600)} m²`,
    ]);
  }
  const r32 = (area: number, height: number) =>
    Math.min(2.5 * 0.307 ** 1.25 * height * Math.sqrt(area), 0.75 * 0.307 * height * area);
  // The expected 1.084 kg is from a manufacturer's manual based on IEC 60335-2-40:2018.
  expect(r32(10, 0.6)).toBeCloseTo(1.084, 2);
  for (const [area = "", r410a, mild] of tableWith(file, "m²", "kg", "kg")) {
    const floor = Number.parseFloat(area);
    expect([r410a, mild]).toEqual([
      `${printed(0.44 * floor * 2.6, 1)} kg`,
      `${printed(r32(floor, 1.8), 1)} kg`,
    ]);
  }
  const levels = [2, 4].map((metres) => `${printed(55 - 20 * Math.log10(metres))} ${metres} m`);
  has(file, `${printed(6 * 0.307, 2)} kg`, `55 dB 1 m ${levels.join(" ")}`);
});

/**
 * Assumptions: 80 people at 115 W and 15 m³/h each, 200 m² of envelope at 1.6 W/(m²·K), 12 m² of glass at
 * 300 W/m², and 2 kW for fans and lights.
 */

test("railways: the saloon's load", () => {
  const file = "services/railways-hvac.yaml";
  const loads = (celsius: number, fresh: number) => [9.2, fresh, (1.6 * 200 * (celsius - 26)) / 1000, 3.6, 2];
  const seasons = [loads(44, sensible(1200)), loads(36, total(1200))].map((all) =>
    [...all, all.reduce((one, other) => one + other)].map((kilowatts) => `${printed(kilowatts, 1)} kW`),
  );
  const rows = tableWith(file, "", "", "kW", "kW");
  for (const [column, season] of seasons.entries())
    expect(rows.map((row) => row[2 + column])).toEqual(season);
  has(file, `5 m³/h 80 ${printed(total(400))} kW`);
  has("solutions/railways-solution.yaml", "15–20 m³/h", `${printed(80 * 15)}–${printed(80 * 20)} m³/h`);
  has("solutions/railways-solution.yaml", `110 V ${printed(0.7 * 110)}–${printed(1.25 * 110, 1)} V`);
});

/**
 * Assumptions: power factor 0.8, starting current six times the rated current. Sockets: IEC 60309. Cables:
 * IEC 60364-5-52, annex G.
 */

test("standby: the voltage lost in cables", () => {
  const file = "solutions/standby-refrigeration.yaml";
  const kva = [6, 5 + 6, 6 * 6].map((units) => `${printed((units * 2.5) / 0.8)} kVA`);
  has(file, `15 kW ${kva[0]}`, ...kva, `60% ${printed(2.5 * 10 * 0.6)} kWh`);
  const [plugged, idling] = [2.5 * 10 * 0.6 * 50, 1.5 * 10 * 280];
  has(file, ...[idling - plugged, plugged, idling].map((rupees) => printed(rupees)));
  for (const [input = "", ...cells] of tableWith(file, "kW", "V", "A")) {
    const volts = cells[0] === "400 V" ? 400 : 230;
    const ampere = (1000 * Number.parseFloat(input)) / 0.8 / (volts === 400 ? Math.sqrt(3) * 400 : 230);
    const socket = [16, 32, 63, 125].find((rating) => rating > ampere);
    expect(cells.flatMap(figuresIn)).toEqual([`${volts} V`, `${printed(ampere)} A`, `${socket} A`]);
  }
  const current = 2500 / 0.8 / 230;
  for (const [cable = "", ...cells] of tableWith(file, "mm²", "%", "%")) {
    const ohm = (0.0225 / Number.parseFloat(figuresIn(cable)[0] ?? "")) * 0.8 + 0.000_08 * 0.6;
    expect(cells).toEqual(
      [30, 60, 100].map((metres) => `${printed((100 * 2 * metres * ohm * current) / 230, 1)}%`),
    );
  }
});

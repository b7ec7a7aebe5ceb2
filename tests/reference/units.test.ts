import { expect, test } from "vitest";
import { readMeasure, type Unit } from "../../src/content/calculators/measures.ts";
import * as units from "./units.ts";
import { near } from "./near.ts";

/** What people write, the unit of the field, and the value in it. */
const cases: [text: string, unit: Unit, value: number][] = [
  ["14'6\"", "ft", 14.5],
  ["14 ft 6 in", "ft", 14.5],
  ["14-6", "ft", 14.5],
  ["4.2 m", "ft", 4.2 / units.foot],
  ["420 cm", "ft", 4.2 / units.foot],
  ["12 ft", "m", 12 * units.foot],
  ["12'6", "m", 12.5 * units.foot],
  ["150 in", "m", 12.5 * units.foot],
  ["3 m", "m", 3],
  ["20 sq ft", "ft²", 20],
  ["2 m²", "ft²", 2 / units.squareFoot],
  ["3 sqm", "ft²", 3 / units.squareFoot],
  ["2 kanal", "m²", 2 * units.kanals.survey],
  ["10 marla", "m²", 10 * units.marlas.survey],
  ["1 kanal 10 marla", "m²", 1.5 * units.kanals.survey],
  ["1 acre", "m²", 8 * units.kanals.survey],
  ["500 sq yd", "m²", 4500 * units.squareFoot],
  ["5,445 sq ft", "m²", units.kanals.survey],
  ["2,000", "m²", 2000],
  ["1,00,000", "m²", 100_000],
  ["200 cft", "m³", 200 * units.cubicFoot],
  ["200 cu ft", "m³", 200 * units.cubicFoot],
  ["5000 litres", "m³", 5],
  ["2 maund", "kg", 2 * units.maunds.trade],
  ["1.5 tonnes", "kg", 1500],
  ["60 kW", "tons", 60_000 / units.wattsPerTon],
  ["24000 BTU/h", "tons", 2],
  ["10 tr", "tons", 10],
  ["۱۲ ft", "ft", 12],
  ["12,5", "m", 12.5],
];

test.each(cases)("%s in a field for %s", (text, unit, value) => {
  near(readMeasure(text, unit)?.value ?? expect.fail(text), value, 0.005);
});

/** Primarc Studio, “What is a marla?”; Arazistan, “Plot size conversion in Pakistan”; Agrihunt, “Land measuring units”. */
test.each([
  ["1 kanal", 505.857],
  ["1 marla", 25.2929],
  ["1 acre", 43_560 * 0.092903],
])("%s as agents of land print it", (text, squareMetres) => {
  near(readMeasure(text, "m²")?.value ?? expect.fail(text), squareMetres, 0.005);
});

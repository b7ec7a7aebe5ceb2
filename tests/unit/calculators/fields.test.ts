import { expect, test } from "vitest";
import { percentages } from "../../../src/calculators/frame/percentages.ts";
import {
  type Fields,
  fromQuery,
  problemsIn,
  startOf,
  toQuery,
  valuesOf,
} from "../../../src/calculators/frame/fields.ts";
import { readMeasure, type Unit } from "../../../src/calculators/frame/measures.ts";

const fields = {
  length: { kind: "number", min: 6, max: 60, start: 14 },
  place: { kind: "choice", options: ["ground", "roof"] },
} as const satisfies Fields;
const whole = { people: { kind: "number", min: 0, max: 30, start: 2, integer: true } } as const;
const signed = { own: { kind: "number", min: -30, max: 20, unit: "°C", optional: true } } as const;

/**
 * Entries as people write them with the field's unit, and the parsed value, to two decimals below 100. Legal
 * factors: foot 0.3048 m, inch 0.0254 m, marla 272.25 ft², kanal 20 marla, acre 8 kanal, maund 40 kg, ton
 * 12,000 BTU/h of 1,055.06 J. Estate agents print the same factors: Primarc Studio, “What is a marla?”,
 * 505.857 m² a kanal; Arazistan, 25.2929 m² a marla.
 */
// prettier-ignore
const read: Record<string, Record<string, number | undefined>> = {
  ft: {
    "12": 12, " 12.5 ": 12.5, "12,5": 12.5, "2,000": 2000, "1,00,000": 100_000, "1,250.5": 1250.5,
    "12 ft": 12, "12 Ft": 12, "12'": 12, "12 feet": 12, "1 foot": 1, "۱۲": 12, "١٢٫٥": 12.5,
    "14'6\"": 14.5, "14’6”": 14.5, "14' 6''": 14.5, "14 ft 6 in": 14.5, "14 feet 6 inches": 14.5, "14 ft 6": 14.5,
    "14-6": 14.5, "14'0\"": 14, "168 in": 14, "4.2 m": 13.78, "420 cm": 13.78, "4200mm": 13.78,
    "": undefined, " ": undefined, abc: undefined, "-4": undefined, "1e3": undefined, "0x10": undefined,
    "12 14": undefined, "3 m²": undefined, "3 kg": undefined, "1,0000": undefined, "14-16": undefined, "14'12\"": undefined,
  },
  m: { "12 ft": 3.66, "12'6\"": 3.81, "12-6 ft": 3.81, "12-6": undefined, "350 cm": 3.5, "3.5 metres": 3.5, "۱۲ ft": 3.66 },
  "ft²": { "2 m²": 21.53, "20 sft": 20, "20 Sq. Ft.": 20, "20 sq ft": 20, "3 sqm": 32.29 },
  "m²": {
    "5,445 sq ft": 506, "1 kanal": 506, "2 kanals": 1012, "10 marla": 253, "1 marla": 25.29, "1 kanal 10 marla": 759,
    "1 kanal 25 marla": undefined, "1 acre": 4047, "240 gaz": 201, "500 sq yd": 418, "1,00,000 sq ft": 9290, "60 kW": undefined,
  },
  "m³": { "200 cft": 5.66, "200 cu ft": 5.66, "500 litres": 0.5 },
  kg: { "2 maund": 80, "1.5 t": 1500, "2 tonnes": 2000, "2 kanal": undefined },
  tons: { "60 kW": 17.06, "60,000 BTU/h": 5, "120000 btu": 10, "10 tr": 10 },
};

test.each(Object.keys(read))("entries in a field for %s", (unit) => {
  for (const [text, value] of Object.entries(read[unit] ?? {}))
    expect(readMeasure(text, unit as Unit)?.value, text).toBe(value);
});

test("only an entry in another unit is converted, and a field without a unit takes none", () => {
  expect(readMeasure("4.2 m", "m")).toEqual({ value: 4.2, isConverted: false });
  expect(readMeasure("14 ft", "m")).toEqual({ value: 4.27, isConverted: true });
  expect(readMeasure("12 m")).toBeUndefined();
  expect(readMeasure("60 a day")?.value).toBe(60);
});

test("each wrong answer is named with its reason", () => {
  const kinds = (all: Fields, raw: Record<string, string>) =>
    problemsIn(all, raw).map(({ field, kind }) => `${field} ${kind}`);
  expect(kinds(fields, { length: "5", place: "roof" })).toEqual(["length range"]);
  expect(kinds(fields, { length: "x" })).toEqual(["length number", "place choice"]);
  for (const length of ["6", "60"]) expect(kinds(fields, { length, place: "roof" })).toEqual([]);
  expect(kinds(fields, startOf(fields))).toEqual([]);
  expect(kinds(whole, { people: "2.5" })).toEqual(["people whole"]);
});

test("a link gives only the answers that its fields take", () => {
  const raw = { length: "12.5", place: "roof" };
  expect(fromQuery(fields, `?${toQuery(fields, raw)}`)).toEqual(raw);
  expect(valuesOf(fields, raw)).toEqual({ length: 12.5, place: "roof" });
  for (const search of [
    "?length=<script>alert(1)</script>&place=cellar",
    "?length=1e9&place=__proto__",
    "?__proto__=1&constructor=2&toString=3",
  ])
    expect(fromQuery(fields, search), search).toEqual({});
});

test("a field below zero takes a sign, and may be left empty where it is optional", () => {
  const own = (text: string) => valuesOf(signed, { own: text }).own;
  for (const text of ["-18", "−18", "– 18 °C", "-18C", "-۱۸"]) expect(own(text)).toBe(-18);
  for (const text of ["4", "+4", "4 °C"]) expect(own(text)).toBe(4);
  expect(own(" ")).toBeUndefined();
  expect(startOf(signed)).toEqual({ own: "" });
  const kind = (text: string) => problemsIn(signed, { own: text })[0]?.kind;
  const kinds = [undefined, undefined, "number", "range", "range", "number"];
  expect(["", "-18", "--18", "-31", "21", "x"].map(kind)).toEqual(kinds);
});

test("percentages are rounded by the largest remainders to 100 in all", () => {
  expect(percentages([305, 305, 390])).toEqual([31, 30, 39]);
  expect(percentages([125, 125, 125, 625])).toEqual([13, 13, 12, 62]);
  expect(percentages([0, 0])).toEqual([0, 0]);
});

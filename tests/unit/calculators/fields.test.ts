import { expect, test } from "vitest";
import {
  type Fields,
  fromQuery,
  problemsIn,
  startOf,
  toQuery,
  valuesOf,
} from "../../../src/calculators/frame/fields.ts";
import { readMeasure, type Unit } from "../../../src/calculators/frame/units.ts";

const fields = {
  length: { kind: "number", min: 6, max: 60, start: 14 },
  place: { kind: "choice", options: ["ground", "roof"] },
} as const satisfies Fields;
const whole = { people: { kind: "number", min: 0, max: 30, start: 2, integer: true } } as const;

/**
 * Entries as visitors type them, and their values in the field's unit. Values below 100 have two decimals.
 *
 * Statutory conversion factors: 1 foot = 0.3048 m, 1 marla = 272.25 ft², 1 kanal = 20 marla, 1 acre = 8 kanal,
 * 1 maund = 40 kg, 1 ton = 12,000 BTU/h, 1 BTU = 1,055.06 J. Estate agents print the same factors:
 * Primarc Studio, “What is a marla?”, 505.857 m² per kanal; Arazistan, 25.2929 m² per marla.
 */
// prettier-ignore
const read: Record<string, Record<string, number | undefined>> = {
  ft: {
    "12": 12, " 12.5 ": 12.5, "12,5": 12.5, "2,000": 2000, "1,00,000": 100_000, "1,250.5": 1250.5, "12 ft": 12, "12 Ft": 12,
    "12'": 12, "12 feet": 12, "1 foot": 1, "۱۲": 12, "١٢٫٥": 12.5, "4.2 m": 13.78, "4.2 metres": 13.78, "420 cm": 13.78,
    "14'6\"": 14.5, "14’6”": 14.5, "14′ 6″": 14.5, "14' 6''": 14.5, "14' 6": 14.5, "14'0\"": 14, "14-6": 14.5, "14 – 6": 14.5,
    "14 ft 6 in": 14.5, "14 feet 6 inches": 14.5, "14 ft 6": 14.5, "14'6\" ft": 14.5, "2 lakh": 200_000, "1.5 lac ft": 150_000,
    "": undefined, " ": undefined, abc: undefined, "--4": undefined, "1e3": undefined, "0x10": undefined,
    "12 14": undefined, "3 m²": undefined, "3 kg": undefined, "1,0000": undefined, "12 ft m": undefined,
    "14-16": undefined, "14'12\"": undefined,
  },
  m: { "12 ft": 3.66, "۱۲ ft": 3.66, "12'6\"": 3.81, "12-6 ft": 3.81, "12-6": undefined, "3.5 metres": 3.5, "3.5 mtr.": 3.5 },
  "ft²": { "2 m²": 21.53, "3 m2": 32.29, "20 sft": 20, "20 ft²": 20, "20 Sq. Ft.": 20, "20 sq ft": 20, "3 sqm": 32.29 },
  "m²": {
    "5,445 sq ft": 506, "1 kanal": 506, "2 kanals": 1012, "10 marla": 253, "1 marla": 25.29, "1 kanal 10 marla": 759,
    "1 kanal 25 marla": undefined, "1 acre": 4047, "240 gaz": 201, "500 sq yd": 418, "1 lakh sq ft": 9290, "60 kW": undefined,
  },
  "m³": { "200 cft": 5.66, "200 cu ft": 5.66, "500 litres": 0.5, "8 x 5 x 5 ft": 5.66, "8×5×5 cft": 5.66, "2.4*1.6*1.7 m": 6.53, "2 x 2 x 2": 8, "8 x 5 ft": undefined },
  kg: { "2 maund": 80, "1.5 tonnes": 1500, "1.5 t": 1500, "300 kg a day": 300, "2 kanal": undefined },
  tons: { "60 kW": 17.06, "60,000 BTU/h": 5, "10 tr": 10 },
  "°C": { "-18": -18, "−18 °C": -18, "– 18": -18, "-۱۸": -18, "+4 C": 4, "-18 m": undefined },
};

test.each(Object.keys(read))("entries in a field for %s", (unit) => {
  for (const [text, value] of Object.entries(read[unit] ?? {}))
    expect(readMeasure(text, unit as Unit)?.value, text).toBe(value);
});

test("only entries in another unit are converted", () => {
  expect(readMeasure("4.2 m", "m")).toEqual({ value: 4.2, isConverted: false });
  expect(readMeasure("14 ft", "m")).toEqual({ value: 4.27, isConverted: true });
  expect(readMeasure("12'6\"", "ft")).toEqual({ value: 12.5, isConverted: true });
  expect(readMeasure("12 m")).toBeUndefined();
});

test("an entry is an option or a number within limits", () => {
  const wrong = (all: Fields, raw: Record<string, string>) => problemsIn(all, raw).map(({ field }) => field);
  expect(wrong(fields, { length: "5", place: "roof" })).toEqual(["length"]);
  expect(wrong(fields, { length: "x" })).toEqual(["length", "place"]);
  for (const length of ["6", "60"]) expect(wrong(fields, { length, place: "roof" })).toEqual([]);
  expect(wrong(fields, startOf(fields))).toEqual([]);
  for (const people of ["2.5", "-1"]) expect(wrong(whole, { people })).toEqual(["people"]);
});

test("a link sets only values that its fields accept", () => {
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

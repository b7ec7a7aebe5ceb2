import { expect, test } from "vitest";
import {
  type Fields,
  fromQuery,
  problemsIn,
  startOf,
  toQuery,
  valuesOf,
} from "../../../src/content/calculators/fields.ts";
import { readMeasure, type Unit } from "../../../src/content/calculators/measures.ts";

const readNumber = (text: string, unit?: Unit) => readMeasure(text, unit)?.value;

const fields = {
  length: { kind: "number", min: 6, max: 60, start: 14 },
  place: { kind: "choice", options: ["ground", "roof"] },
} as const satisfies Fields;

const whole = { people: { kind: "number", min: 0, max: 30, start: 2, integer: true } } as const;

test.each([
  ["12", 12],
  [" 12.5 ", 12.5],
  ["12,5", 12.5],
  ["2,000", 2000],
  ["1,00,000", 100_000],
  ["1,250.5", 1250.5],
  ["12 ft", 12],
  ["12 Ft", 12],
  ["12'", 12],
  ["12 feet", 12],
  ["1 foot", 1],
  ["۱۲", 12],
  ["١٢٫٥", 12.5],
])("%j is read as a number of feet", (text, value) => {
  expect(readNumber(text, "ft")).toBe(value);
});

test.each(
  [
    ["", " ", "abc", "-4", "1e3", "0x10", "Infinity", "NaN", "12 14", "1.2.3", "<b>12</b>", "9999999"],
    ["3 m²", "3 kg", "0,500", "1,2,3", "1,0000", "14-16", "14'12\"", "14 ft 6 kg", "6 in 14 ft"],
  ].flat(),
)("%j is no number of feet", (text) => {
  expect(readNumber(text, "ft")).toBeUndefined();
});

// Legal factors: foot 0.3048 m, inch 0.0254 m, marla 272.25 ft², kanal 20 marla, maund 40 kg, ton 12,000 BTU/h.
test.each<[string, Unit, number]>([
  ["14'6\"", "ft", 14.5],
  ["14’6”", "ft", 14.5],
  ["14' 6''", "ft", 14.5],
  ["14 ft 6 in", "ft", 14.5],
  ["14 feet 6 inches", "ft", 14.5],
  ["14 ft 6", "ft", 14.5],
  ["14-6", "ft", 14.5],
  ["14'0\"", "ft", 14],
  ["168 in", "ft", 14],
  ["4.2 m", "ft", 13.78],
  ["420 cm", "ft", 13.78],
  ["4200mm", "ft", 13.78],
  ["12 ft", "m", 3.66],
  ["12'6\"", "m", 3.81],
  ["12-6 ft", "m", 3.81],
  ["350 cm", "m", 3.5],
  ["3.5 metres", "m", 3.5],
  ["2 m²", "ft²", 21.53],
  ["20 sft", "ft²", 20],
  ["20 Sq. Ft.", "ft²", 20],
  ["5,445 sq ft", "m²", 506],
  ["1 kanal", "m²", 506],
  ["2 kanals", "m²", 1012],
  ["10 marla", "m²", 253],
  ["1 marla", "m²", 25.29],
  ["1 kanal 10 marla", "m²", 759],
  ["1 acre", "m²", 4047],
  ["240 gaz", "m²", 201],
  ["200 cft", "m³", 5.66],
  ["200 cu ft", "m³", 5.66],
  ["500 litres", "m³", 0.5],
  ["2 maund", "kg", 80],
  ["1.5 t", "kg", 1500],
  ["2 tonnes", "kg", 2000],
  ["60 kW", "tons", 17.06],
  ["60,000 BTU/h", "tons", 5],
  ["120000 btu", "tons", 10],
  ["۱۲ ft", "m", 3.66],
  ["1,00,000 sq ft", "m²", 9290],
])("%j in a field for %s is %d", (text, unit, value) => {
  expect(readNumber(text, unit)).toBe(value);
});

test("a unit of another quantity is refused, and any where the field has none", () => {
  expect(readNumber("60 kW", "m²")).toBeUndefined();
  expect(readNumber("2 kanal", "kg")).toBeUndefined();
  expect(readNumber("1 kanal 25 marla", "m²")).toBeUndefined();
  expect(readNumber("12-6", "m")).toBeUndefined();
  expect(readNumber("12 m")).toBeUndefined();
  expect(readNumber("60 a day")).toBe(60);
});

test("only an entry in another unit is converted", () => {
  expect(readMeasure("4.2 m", "m")).toEqual({ value: 4.2, isConverted: false });
  expect(readMeasure("14 ft", "m")).toEqual({ value: 4.27, isConverted: true });
});

test("each wrong answer is named with its reason", () => {
  expect(problemsIn(fields, { length: "5", place: "roof" })).toEqual([{ field: "length", kind: "range" }]);
  expect(problemsIn(fields, { length: "x" })).toEqual([
    { field: "length", kind: "number" },
    { field: "place", kind: "choice" },
  ]);
  expect(problemsIn(fields, startOf(fields))).toEqual([]);
  expect(problemsIn(whole, { people: "2.5" })).toEqual([{ field: "people", kind: "whole" }]);
});

test("answers survive the way through an address", () => {
  const raw = { length: "12.5", place: "roof" };
  expect(fromQuery(fields, `?${toQuery(fields, raw)}`)).toEqual(raw);
  expect(valuesOf(fields, raw)).toEqual({ length: 12.5, place: "roof" });
});

test.each([
  "?length=<script>alert(1)</script>&place=cellar",
  "?length=1e9&place=",
  "?length=%00&place=__proto__",
  "?__proto__=1&constructor=2&toString=3",
  "?length",
])("an address with %j gives no answer", (search) => {
  expect(fromQuery(fields, search)).toEqual({});
});

test("a field below zero takes a sign, and may be left empty where it is optional", () => {
  const signed = { own: { kind: "number", min: -30, max: 20, unit: "°C", optional: true } } as const;
  const own = (text: string) => valuesOf(signed, { own: text }).own;
  for (const text of ["-18", "−18", "– 18 °C", "-18C", "-۱۸"]) expect(own(text)).toBe(-18);
  for (const text of ["4", "+4", "4 °C"]) expect(own(text)).toBe(4);
  expect(own(" ")).toBeUndefined();
  expect(startOf(signed)).toEqual({ own: "" });
  const kinds = ["", "-18", "--18", "-31", "21", "x"].map(
    (text) => problemsIn(signed, { own: text })[0]?.kind,
  );
  expect(kinds).toEqual([undefined, undefined, "number", "range", "range", "number"]);
  expect(fromQuery(signed, `?${toQuery(signed, { own: "-18" })}`)).toEqual({ own: "-18" });
});

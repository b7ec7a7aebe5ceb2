import { expect, test } from "vitest";
import {
  type Fields,
  fromQuery,
  problemsIn,
  readNumber,
  startOf,
  toQuery,
  valuesOf,
} from "../../../src/content/calculators/fields.ts";

const fields = {
  length: { kind: "number", min: 6, max: 60, start: 14 },
  place: { kind: "choice", options: ["ground", "roof"] },
} as const satisfies Fields;

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

const wrong = [
  "",
  " ",
  "abc",
  "-4",
  "1e3",
  "0x10",
  "Infinity",
  "NaN",
  "12 14",
  "1.2.3",
  "<b>12</b>",
  "9999999",
];
const wrongInFeet = ["3 m", "3 m²", "3 kg", "12'6\"", "0,500", "1,2,3", "1,0000"];

test.each([...wrong, ...wrongInFeet])("%j is no number of feet", (text) => {
  expect(readNumber(text, "ft")).toBeUndefined();
});

test("a unit is taken only where the field has it", () => {
  expect(readNumber("10 ft", "m")).toBeUndefined();
  expect(readNumber("60 kW", "m²")).toBeUndefined();
  expect(readNumber("500 m2", "m²")).toBe(500);
  expect(readNumber("12 m")).toBeUndefined();
});

test("each wrong answer is named with its reason", () => {
  expect(problemsIn(fields, { length: "5", place: "roof" })).toEqual([{ field: "length", kind: "range" }]);
  expect(problemsIn(fields, { length: "x" })).toEqual([
    { field: "length", kind: "number" },
    { field: "place", kind: "choice" },
  ]);
  expect(problemsIn(fields, startOf(fields))).toEqual([]);
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

test("kilowatts in a field for tons of refrigeration are converted", () => {
  expect(readNumber("60 kW", "tons")).toBe(17.1);
  expect(readNumber("3.5kw", "tons")).toBe(1);
  expect(readNumber("60 tons", "tons")).toBe(60);
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

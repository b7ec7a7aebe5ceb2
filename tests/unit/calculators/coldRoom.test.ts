import { expect, test } from "vitest";
import { arrivals } from "../../../src/calculators/ColdRoom/fields.ts";
import { packings, variants } from "../../../src/calculators/ColdRoom/room.ts";
import { assumptions } from "../../../src/calculators/ColdRoom/heat.ts";
import { type Food, foods } from "../../../src/calculators/ColdRoom/food.ts";
import { formatCelsius } from "../../../src/calculators/ColdRoom/describe.ts";
import { answerTo, sizeOf, words } from "../../fixtures/coldRooms.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";

type Change = Record<string, string>;

test.each([
  [{ product: "ice-cream" }, -25, "freezer"],
  [{ product: "ice-cream", own: "−20" }, -20, "freezer"],
  [{ product: "kinnow", own: "0" }, 0, "chiller"],
  [{ product: "mangoes", own: "-5" }, -5, "chiller"],
  [{ product: "dairy", own: "-5.1" }, -5.1, "freezer"],
])("the room for %j has %d °C and is a %s", (change, temperature, variant) => {
  expect(sizeOf(change as Change)).toMatchObject({ temperature, variant });
});

test("animal food is stored at 5 °C at most (FDA), frozen food at -18 °C, ice cream at -20 °C", () => {
  const warmest = Object.values(foods).map((food: Food) => food.warmest);
  expect(warmest.slice(0, 6)).toEqual([5, 5, 5, -18, -20, undefined]);
});

test.each([
  [{}, []],
  [{ product: "fish", own: "5" }, []],
  [{ product: "fish", own: "6" }, ["spoils"]],
  [{ product: "frozen", arrival: "frozen" }, []],
  [{ product: "frozen", arrival: "frozen", own: "-12" }, ["softens"]],
  [{ product: "frozen", arrival: "mild" }, ["freezing"]],
  [{ product: "ice-cream", arrival: "frozen", own: "-20" }, []],
  [{ product: "ice-cream", arrival: "frozen", own: "-18" }, ["softens"]],
  [{ product: "frozen", arrival: "frozen", own: "2" }, ["softens", "thaws"]],
  [{ product: "meat", arrival: "frozen" }, ["thaws"]],
  [{ product: "meat", own: "-3" }, ["frosts"]],
  [{ product: "meat", own: "-18" }, ["freezing"]],
  [{ product: "meat", own: "-18", arrival: "frozen" }, []],
  [{ product: "potatoes", arrival: "mild" }, []],
  [{ product: "potatoes", arrival: "mild", own: "3" }, ["chills"]],
  [{ product: "kinnow", arrival: "chilled" }, []],
  [{ product: "bananas", arrival: "mild", own: "12.5" }, ["chills"]],
  [{ product: "bananas", arrival: "mild" }, []],
  [{ product: "bananas", arrival: "chilled" }, ["chills"]],
  [{ product: "mangoes", arrival: "mild", own: "-2" }, ["frosts"]],
  [{ product: "tomatoes", arrival: "frozen" }, ["frosts"]],
  [{ product: "tomatoes", arrival: "mild", own: "-18" }, ["frosts"]],
])("%j gets the warnings %j", (change, warnings) => {
  expect(sizeOf(change as Change).warnings).toEqual(warnings);
});

test("goods that arrive cold are as cold as they are kept, and give no warning", () => {
  const kept = { "ice-cream": "frozen", frozen: "frozen", dairy: "chilled", meat: "chilled" };
  for (const [product, arrival] of Object.entries(kept))
    expect(answerTo({ product, arrival: "cold" })).toEqual(answerTo({ product, arrival }));
  for (const product of Object.keys(foods))
    expect(answerTo({ product, arrival: "cold" }).answer, product).toMatchObject({ warnings: [] });
});

test("medicines get no size", () => {
  expect(answerTo({ product: "medicine" })).toEqual({ answer: { variant: "validated" }, problems: [] });
});

test.each<[change: Change, problems: string[]]>([
  [{ daily: "3001" }, ["daily full"]],
  [{ daily: "6001", packing: "pallets" }, ["daily full"]],
  [{ daily: "6000", packing: "pallets" }, []],
  [{ length: "15.1", width: "10" }, ["length store"]],
  [{ length: "15", width: "10" }, []],
  [{ openings: "1.5" }, ["openings whole"]],
  [{ height: "1" }, ["height range"]],
  [{ product: "cement" }, ["product choice"]],
  [{ own: "-31" }, ["own range"]],
])("%j has the problems %j", (change, problems) => {
  const found = answerTo(change);
  expect(found.problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual(problems);
  expect(found.answer === undefined).toBe(problems.length > 0);
});

test("the labels name the figures that the functions use", () => {
  const { product, packing, arrival } = words.fields;
  const names: Record<string, string> = product.options;
  for (const [food, { temperature }] of Object.entries(foods))
    expect(figuresIn(names[food] ?? "")).toContain(`${formatCelsius(temperature)} °C`);
  for (const [name, temperature] of Object.entries(arrivals))
    expect(figuresIn(arrival.options[name as keyof typeof arrivals]).join(" ")).toContain(
      `${temperature}`.replace("-", "−"),
    );
  const method = figuresIn(words.method.text);
  const { chiller, freezer } = variants;
  expect(method).toEqual(
    expect.arrayContaining([`${chiller.panel} W/m²K`, `${freezer.panel}`, `${assumptions.internal} W/m²`]),
  );
  for (const [name, { density, door }] of Object.entries(packings)) {
    expect(figuresIn(packing.options[name as keyof typeof packings]).join(" ")).toContain(`${density} kg`);
    expect(method.join(" ")).toContain(`${door.width} ${door.height} m`);
  }
});

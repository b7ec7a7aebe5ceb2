import { expect, test } from "vitest";
import { arrivals } from "../../../src/content/calculators/coldRoom.ts";
import { packings, variants } from "../../../src/content/engineering/coldRoom.ts";
import { assumptions } from "../../../src/content/engineering/coldRoomHeat.ts";
import { foods } from "../../../src/content/engineering/food.ts";
import { formatCelsius } from "../../../src/islands/ColdRoom/describe.ts";
import { answerTo, sizeOf, words } from "../../fixtures/coldRooms.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";

test("the larger figure is a tenth more", () => {
  const [low, high] = sizeOf().plant;
  expect(high / low).toBeCloseTo(1.1, 9);
});

/** kJ/kg from the arrival's temperature to -18 °C, by the handbook: 3.53 above -1.7 °C, 239, 2.12 below. */
test.each([
  ["frozen", 2.12 * 6],
  ["chilled", 3.53 * 5.7 + 239 + 2.12 * 16.3],
  ["mild", 3.53 * 26.7 + 239 + 2.12 * 16.3],
  ["outdoor", 3.53 * 43.3 + 239 + 2.12 * 16.3],
])("goods that arrive %s give off their heat, that of freezing included", (arrival, heat) => {
  const { heats } = sizeOf({ product: "frozen", arrival, city: "Lahore", daily: "864" });
  expect(heats.goods).toBeCloseTo(10 * heat, 6);
});

test("goods that are colder than the room neither cool nor heat it", () => {
  expect(sizeOf({ arrival: "frozen" }).heats.goods).toBe(0);
  expect(sizeOf({ product: "mangoes", arrival: "chilled" }).heats.goods).toBe(0);
});

test("chicken at +4 °C into a freezer of 4 × 3 m in Lahore needs 3.4 to 3.8 kW", () => {
  const chicken = { product: "frozen", openings: "30", arrival: "chilled", city: "Lahore" };
  const [low, high] = sizeOf(chicken).plant;
  expect(low / 1000).toBeCloseTo(3.4, 0.9);
  expect(high / 1000).toBeCloseTo(3.8, 0.9);
  expect(sizeOf(chicken).warnings).toEqual(["freezing"]);
});

test("the product sets the temperature unless the visitor does", () => {
  expect(sizeOf({ product: "ice-cream" }).temperature).toBe(-25);
  expect(sizeOf({ product: "ice-cream", own: "−20" }).temperature).toBe(-20);
  expect(sizeOf({ product: "kinnow", own: "0" }).temperature).toBe(0);
});

test.each([
  ["-5", "chiller"],
  ["-5.1", "freezer"],
  ["-30", "freezer"],
  ["20", "chiller"],
])("a room at %s °C is a %s", (own, variant) => {
  for (const product of ["dairy", "frozen", "mangoes"])
    expect(sizeOf({ product, own }).variant).toBe(variant);
});

test("a hotter city needs more, and holds for a shorter time", () => {
  const [cool, hot] = [sizeOf({ city: "Karachi" }), sizeOf({ city: "Lahore" })];
  expect(hot.plant[0]).toBeGreaterThan(cool.plant[0]);
  expect(hot.hold.full).toBeLessThan(cool.hold.full);
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
  expect(sizeOf(change).warnings).toEqual(warnings);
});

test("medicines get no size", () => {
  expect(answerTo({ product: "medicine" })).toEqual({ answer: { variant: "validated" }, problems: [] });
});

test("what is impossible has no answer and a reason beside its field", () => {
  const kinds = (change: Record<string, string>) => {
    const { answer, problems } = answerTo(change);
    expect(answer).toBeUndefined();
    return problems.map(({ field, kind }) => `${field} ${kind}`);
  };
  expect(kinds({ daily: "3001" })).toEqual(["daily full"]);
  expect(kinds({ daily: "6001", packing: "pallets" })).toEqual(["daily full"]);
  expect(answerTo({ daily: "6000", packing: "pallets" }).problems).toEqual([]);
  expect(kinds({ length: "15.1", width: "10" })).toEqual(["length store"]);
  expect(answerTo({ length: "15", width: "10" }).problems).toEqual([]);
  expect(kinds({ openings: "1.5" })).toEqual(["openings whole"]);
  expect(kinds({ height: "1" })).toEqual(["height range"]);
  expect(kinds({ product: "cement" })).toEqual(["product choice"]);
  expect(kinds({ own: "-31" })).toEqual(["own range"]);
});

test("the words name the figures that the functions use", () => {
  const { product, packing, arrival } = words.fields;
  const names: Record<string, string> = product.options;
  for (const [food, { temperature }] of Object.entries(foods))
    expect(figuresIn(names[food] ?? "")).toContain(`${formatCelsius(temperature)} °C`);
  for (const [name, { density }] of Object.entries(packings))
    expect(figuresIn(packing.options[name as keyof typeof packings]).join(" ")).toContain(`${density} kg`);
  for (const [name, temperature] of Object.entries(arrivals))
    expect(figuresIn(arrival.options[name as keyof typeof arrivals]).join(" ")).toContain(
      `${temperature}`.replace("-", "−"),
    );
  const method = figuresIn(words.method.text);
  const { chiller, freezer } = variants;
  expect(method).toEqual(
    expect.arrayContaining([`${chiller.panel} W/m²K`, `${freezer.panel}`, `${assumptions.internal} W/m²`]),
  );
  for (const { door } of Object.values(packings))
    expect(method.join(" ")).toContain(`${door.width} ${door.height} m`);
});

test("goods that arrive cold are as cold as they are kept, and give no warning", () => {
  const kept = { "ice-cream": "frozen", frozen: "frozen", dairy: "chilled", meat: "chilled" };
  for (const [product, arrival] of Object.entries(kept))
    expect(answerTo({ product, arrival: "cold" })).toEqual(answerTo({ product, arrival }));
  for (const product of Object.keys(foods))
    expect(answerTo({ product, arrival: "cold" }).answer, product).toMatchObject({ warnings: [] });
});

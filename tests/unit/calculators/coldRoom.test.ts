import { expect, test } from "vitest";
import { arrivals } from "../../../src/calculators/ColdRoom/fields.ts";
import { packings, variants } from "../../../src/calculators/ColdRoom/room.ts";
import { assumptions } from "../../../src/calculators/ColdRoom/heat.ts";
import { foods } from "../../../src/calculators/ColdRoom/food.ts";
import { describeColdRoom, formatCelsius } from "../../../src/calculators/ColdRoom/describe.ts";
import { answerTo, sizeOf, strings } from "../../fixtures/coldRooms.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";

type Change = Record<string, string>;

test.each<[change: Change, warnings: string[]]>([
  // Animal food is stored at 5 °C at most (FDA).
  [{ product: "fish", own: "5" }, []],
  [{ product: "fish", own: "6" }, ["spoils"]],
  [{ product: "dairy", own: "6" }, ["spoils"]],
  [{ product: "meat", own: "6" }, ["spoils"]],
  [{ product: "frozen", arrival: "mild" }, ["freezing"]],
  [{ product: "ice-cream", arrival: "frozen", own: "-20" }, []],
  [{ product: "ice-cream", arrival: "frozen", own: "-18" }, ["softens"]],
  [{ product: "frozen", arrival: "frozen", own: "2" }, ["softens", "thaws"]],
  [{ product: "meat", own: "-3" }, ["frosts"]],
  [{ product: "meat", own: "-18" }, ["freezing"]],
  [{ product: "potatoes", arrival: "mild", own: "3" }, ["chills"]],
  [{ product: "bananas", arrival: "mild" }, []],
  [{ product: "bananas", arrival: "chilled" }, ["chills"]],
  [{ product: "mangoes", arrival: "mild", own: "-2" }, ["frosts"]],
  [{ product: "tomatoes", arrival: "frozen" }, ["frosts"]],
])("%j gets the warnings %j, in complete texts", (change, warnings) => {
  const answer = sizeOf(change);
  expect(answer.warnings).toEqual(warnings);
  const { heading, range, announcement, sent, ...others } = describeColdRoom(answer, strings);
  const parts = [
    announcement,
    ...sent,
    ...Object.values(others).flatMap((part) => Object.values(part ?? "")),
  ];
  const text = parts.join("\n").replaceAll("\u00a0", " ");
  expect(text).not.toMatch(/[{}]|NaN|Infinity|undefined|null/);
  expect(text).toContain(`${variants[answer.variant].thickness} mm`);
  for (const part of [announcement, sent[0]]) expect(part).toContain(`${heading} ${range}`);
});

test("goods that arrive cold are as cold as they are kept, and give no warning", () => {
  const kept = { "ice-cream": "frozen", frozen: "frozen", dairy: "chilled", meat: "chilled" };
  for (const [product, arrival] of Object.entries(kept))
    expect(answerTo({ product, arrival: "cold" })).toEqual(answerTo({ product, arrival }));
  for (const product of Object.keys(foods))
    expect(answerTo({ product, arrival: "cold" }).answer, product).toMatchObject({ warnings: [] });
});

test("medicines get neither a size nor hours", () => {
  const { answer } = answerTo({ product: "medicine" });
  expect(answer).toEqual({ variant: "validated" });
  expect(JSON.stringify(answer && describeColdRoom(answer, strings))).not.toMatch(/\d/);
});

test.each<[change: Change, problems: string[]]>([
  [{ daily: "6001", packing: "pallets" }, ["daily full"]],
  [{ daily: "6000", packing: "pallets" }, []],
  [{ length: "15.1", width: "10" }, ["length store"]],
  [{ length: "15", width: "10" }, []],
  [{ product: "cement" }, ["product choice"]],
])("%j has the problems %j", (change, problems) => {
  const found = answerTo(change);
  expect(found.problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual(problems);
  expect(found.answer === undefined).toBe(problems.length > 0);
});

test("the labels name the figures that the functions use", () => {
  const { product, packing, arrival } = strings.fields;
  const names: Record<string, string> = product.options;
  for (const [food, { temperature }] of Object.entries(foods))
    expect(figuresIn(names[food] ?? "")).toContain(`${formatCelsius(temperature)} °C`);
  for (const [name, temperature] of Object.entries(arrivals))
    expect(figuresIn(arrival.options[name as keyof typeof arrivals]).join(" ")).toContain(
      `${temperature}`.replace("-", "−"),
    );
  const method = figuresIn(strings.method.text);
  const { chiller, freezer } = variants;
  expect(method).toEqual(
    expect.arrayContaining([`${chiller.panel} W/m²K`, `${freezer.panel}`, `${assumptions.internal} W/m²`]),
  );
  for (const [name, { density, door }] of Object.entries(packings)) {
    expect(figuresIn(packing.options[name as keyof typeof packings]).join(" ")).toContain(`${density} kg`);
    expect(method.join(" ")).toContain(`${door.width} ${door.height} m`);
  }
});

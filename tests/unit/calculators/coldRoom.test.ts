import { expect, test } from "vitest";
import { arrivals } from "../../../src/calculators/ColdRoom/fields.ts";
import { packings, panels } from "../../../src/calculators/ColdRoom/room.ts";
import { assumptions } from "../../../src/calculators/ColdRoom/heat.ts";
import { foods } from "../../../src/calculators/ColdRoom/food.ts";
import { describeColdRoom, formatCelsius } from "../../../src/calculators/ColdRoom/describe.ts";
import { answerTo, sizeOf, strings } from "../../fixtures/coldRooms.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";

type Change = Record<string, string>;

test.each<[change: Change, thickness: number, isFreezing: boolean]>([
  [{ product: "frozen", arrival: "mild" }, 150, true],
  [{ product: "ice-cream", arrival: "outdoor" }, 150, true],
  [{ product: "ice-cream" }, 150, false],
  [{ product: "meat", arrival: "outdoor" }, 100, false],
  [{ product: "bananas" }, 100, false],
])(
  "%j gets panels of %d mm in complete texts; a warning of freezing: %j",
  (change, thickness, isFreezing) => {
    const answer = sizeOf(change);
    const { details, ...page } = describeColdRoom(answer, strings);
    const text = JSON.stringify([details, page]);
    expect(text).not.toMatch(/\{\w+\}|NaN|Infinity|undefined/);
    expect(text).toContain(`${thickness} mm`);
    expect(page.warnings).toEqual(isFreezing ? [strings.freezing] : []);
  },
);

test("goods that arrive cold give no warning", () => {
  for (const product of Object.keys(foods))
    expect(answerTo({ product, arrival: "cold" }).answer, product).toMatchObject({ isFreezing: false });
});

test("medicines get neither a size nor hours", () => {
  const { answer } = answerTo({ product: "medicine" });
  expect(JSON.stringify(answer && describeColdRoom(answer, strings))).not.toMatch(/\d/);
});

test.each<[change: Change, problems: string[]]>([
  [{ daily: "6001", packing: "pallets" }, ["daily full"]],
  [{ daily: "6000", packing: "pallets" }, []],
  [{ length: "15.1", width: "10" }, ["length store"]],
  [{ length: "15", width: "10" }, []],
  [{ product: "cement" }, ["product entry"]],
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
  expect(figuresIn(arrival.options.mild)).toContain(`${arrivals.mild} °C`);
  const method = figuresIn(strings.method.paragraphs.join(" "));
  const { chiller, freezer } = panels;
  expect(method).toEqual(
    expect.arrayContaining([
      `${chiller.transmittance} W/m²K`,
      `${freezer.transmittance}`,
      `${assumptions.internal} W/m²`,
      ...[arrivals.chilled, arrivals.frozen].map((celsius) => `${formatCelsius(celsius)} °C`),
    ]),
  );
  for (const [name, { density, door }] of Object.entries(packings)) {
    expect(figuresIn(packing.options[name as keyof typeof packings]).join(" ")).toContain(`${density} kg`);
    expect(method.join(" ")).toContain(`${door.width} ${door.height} m`);
  }
});

import { expect, test } from "vitest";
import { arrivals } from "../../../src/calculators/ColdRoom/size.ts";
import { packings, panels } from "../../../src/calculators/ColdRoom/room.ts";
import { assumptions } from "../../../src/calculators/ColdRoom/heat.ts";
import { foods } from "../../../src/calculators/ColdRoom/food.ts";
import { describeColdRoom, formatCelsius } from "../../../src/calculators/ColdRoom/describe.ts";
import { answerTo, sizeOf, strings } from "../../fixtures/coldRooms.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";

type Change = Record<string, string>;

test.each<[change: Change, thickness: number, warnings: [name: string, limit: number][]]>([
  [{ product: "frozen", arrival: "mild" }, 150, [["freezing", -1.7]]],
  [{ product: "ice-cream", arrival: "outdoor" }, 150, [["freezing", -5.6]]],
  [{ product: "ice-cream" }, 150, []],
  [{ product: "meat", arrival: "outdoor" }, 100, []],
  [{ product: "meat", own: "-5" }, 100, [["frosts", -1.7]]],
  [{ product: "meat", own: "-5.1" }, 150, [["freezing", -1.7]]],
  // The FDA allows at most 5 °C for animal products, so 6 °C must be reported.
  [{ product: "fish", own: "5" }, 100, []],
  [{ product: "fish", own: "6" }, 100, [["warm", 5]]],
  [{ product: "ice-cream", own: "-20" }, 150, []],
  [{ product: "ice-cream", own: "-18" }, 150, [["warm", -20]]],
  [
    { product: "frozen", own: "2" },
    100,
    [
      ["warm", -18],
      ["thaws", -1.7],
    ],
  ],
  [{ product: "potatoes", own: "3" }, 100, [["chills", 4]]],
  [{ product: "bananas" }, 100, [["ripening", 14]]],
  [{ length: "12", width: "10" }, 100, [["feet", 120]]],
  [{ length: "12", width: "10", height: "3" }, 100, []],
  [{ length: "12 ft", width: "10 ft" }, 100, []],
  [
    { product: "bananas", arrival: "chilled" },
    100,
    [
      ["chills", 13],
      ["ripening", 14],
    ],
  ],
  [{ product: "mangoes", own: "-2" }, 100, [["frosts", -0.9]]],
  [{ product: "tomatoes", arrival: "frozen" }, 100, [["frosts", -0.6]]],
])("%j gets panels of %d mm with the warnings %j", (change, thickness, warnings) => {
  const answer = sizeOf(change);
  expect(answer.warnings).toEqual(warnings);
  const { details, ...page } = describeColdRoom(answer, strings);
  const text = JSON.stringify([details, page]);
  expect(text).not.toMatch(/\{\w+\}|NaN|Infinity|undefined/);
  expect(text).toContain(`${thickness} mm`);
  expect(page.warnings).toHaveLength(warnings.length);
});

test("goods that arrive cold cause no warning", () => {
  const kept = { "ice-cream": "frozen", frozen: "frozen", dairy: "chilled", meat: "chilled" };
  for (const [product, arrival] of Object.entries(kept))
    expect(answerTo({ product })).toEqual(answerTo({ product, arrival }));
  for (const product of Object.keys(foods).filter((name) => name !== "bananas"))
    expect(answerTo({ product }).answer, product).toMatchObject({ warnings: [] });
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
  [{ own: " " }, []],
  [{ own: "cold" }, ["own entry"]],
  [{ own: "−30" }, []],
  [{ own: "-31 °C" }, ["own entry"]],
])("%j has the problems %j", (change, problems) => {
  const found = answerTo(change);
  expect(found.problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual(problems);
  expect(found.answer === undefined).toBe(problems.length > 0);
});

test("the labels contain the figures that the functions use", () => {
  const { product, packing, arrival } = strings.fields;
  const names: Record<string, string> = product.options;
  for (const [food, { temperature }] of Object.entries(foods))
    expect(figuresIn(names[food] ?? "")).toContain(`${formatCelsius(temperature)} °C`);
  for (const [name, celsius] of Object.entries(arrivals))
    expect(figuresIn(arrival.options[name as keyof typeof arrivals]).join(" ")).toContain(
      String(celsius).replace("-", "−"),
    );
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

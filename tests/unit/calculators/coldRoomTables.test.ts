import { expect, test } from "vitest";
import { heats } from "../../../src/content/engineering/coldRoomHeat.ts";
import { foods, type Food } from "../../../src/content/engineering/food.ts";
import { packings } from "../../../src/content/engineering/coldRoom.ts";
import { surface } from "../../../src/content/engineering/insulatedBody.ts";
import { describeColdRoom, formatHours } from "../../../src/islands/ColdRoom/describe.ts";
import { answerTo, sizeOf, words } from "../../fixtures/coldRooms.ts";
import { figuresIn, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const rooms = "solutions/cold-rooms.yaml";
const stores = "services/cold-storage.yaml";

/** The kW that the calculator prints, `1.4–1.5 kW`. */
function kilowatts(change: Record<string, string>): string {
  const { answer } = answerTo({ ...change });
  const [range = ""] = answer ? figuresIn(describeColdRoom(answer, words).range) : [];
  return range;
}

const inLahore = { city: "Lahore", height: "2.5" };
const columns = {
  chiller: { product: "dairy", arrival: "chilled" },
  freezer: { product: "frozen", arrival: "frozen" },
} as const;

test("each cell of the table of sizes is the calculator's answer", () => {
  const table = tableWith(rooms, "m", "m³", "tonnes", "kW", "kW");
  expect(table.length).toBeGreaterThan(2);
  for (const [inside = "", volume, goods = "", chiller, freezer] of table) {
    const [length = "", width = ""] = figuresIn(inside).map((figure) => figure.replace(/ m$/, ""));
    const tonnes = 0.1 * Number(length) * Number(width) * 2.5;
    const room = { ...inLahore, length, width, daily: String(Math.round(100 * tonnes)) };
    expect(volume).toBe(`${printed(10 * tonnes)} m³`);
    expect(Number.parseFloat(goods)).toBeCloseTo(tonnes, 1);
    expect(sizeOf({ ...room, ...columns.chiller }).tonnes).toBeCloseTo(tonnes, 9);
    expect([chiller, freezer], inside).toEqual([
      kilowatts({ ...room, ...columns.chiller }),
      kilowatts({ ...room, ...columns.freezer }),
    ]);
  }
});

test("electricity for each kilowatt, and on the hottest day", () => {
  const figures = figuresOf(rooms);
  for (const column of Object.values(columns)) {
    const { electricity, plant } = sizeOf({ ...inLahore, ...column });
    const daily = (electricity / 1000) * 16;
    expect(figures.join(" ")).toContain(printed(electricity / plant[0], 2));
    expect(figures).toContain(`${printed(daily)} kWh`);
  }
  expect(figures).toContain(
    `${printed(sizeOf({ ...inLahore, ...columns.chiller }).electricity / 1000, 1)} kW`,
  );
});

test("each row of the table of load-shedding holds as long as the calculator says", () => {
  const table = tableWith(rooms, "", "mm", "°C");
  const rows = table.map(([, panel, goods = "", hours = ""]) => {
    const [amount = "", temperature] = figuresIn(goods);
    const kilograms = Number.parseFloat(amount) * (amount.endsWith("kg") ? 1 : 1000);
    return [panel, kilograms, temperature, figuresIn(hours)[0]];
  });
  const [cold, cool] = [
    sizeOf({ ...inLahore, ...columns.freezer }),
    sizeOf({ ...inLahore, ...columns.chiller }),
  ];
  expect(rows).toEqual([
    ["150 mm", 1000 * cold.tonnes, "−18 °C", formatHours(cold.hold.full)],
    ["150 mm", 100 * cold.tonnes, "−18 °C", formatHours(cold.hold.nearlyEmpty)],
    ["100 mm", 1000 * cool.tonnes, "+2 °C", formatHours(cool.hold.full)],
    ["100 mm", 100 * cool.tonnes, "+2 °C", formatHours(cool.hold.nearlyEmpty)],
  ]);
});

const kinnow = {
  length: "10",
  width: "8",
  height: "4",
  product: "kinnow",
  packing: "pallets",
  daily: "8000",
  arrival: "mild",
  city: "Lahore",
};

test("the kinnow store is the calculator's answer to the values of its link", () => {
  const answer = sizeOf(kinnow);
  const rows = tableWith(stores, "", "m²", "kW").map((row) => row.at(-1));
  expect(rows).toEqual([
    ...heats.map((heat) => `${printed(answer.heats[heat] / 1000, 1)} kW`),
    `${printed(answer.heat / 1000)} kW`,
    kilowatts(kinnow),
  ]);
  const figures = figuresOf(stores);
  expect(figures).toContain(`${printed(answer.tonnes)} tonnes`);
  expect(figures).toContain(`${printed(answer.around)} °C`);
  expect(figures).toContain(`${printed(answer.electricity / 1000)} kW`);
  expect(figures).toContain(`${packings.pallets.density} kg`);
});

test("the kinnow store's assumptions are the calculator's", () => {
  const box = { length: 10, width: 8, height: 4 };
  const assumptions = tableWith(stores, "", "m²", "kW").map(([, assumption = ""]) => figuresIn(assumption));
  expect(assumptions.slice(0, 5)).toEqual([
    [`${surface(box)} m²`, "0.22 W/m²K"],
    ["1.8", "2.4 m", "60", "20", "35 °C"],
    ["8 tonnes", "25 °C"],
    ["19 W"],
    ["15 W"],
  ]);
});

/** `4–7 °C` as its ends. */
const rangeIn = (cell: string) =>
  (/([−\d]+)(?:–(\d+)| to (\d+))? °C/.exec(cell) ?? [])
    .slice(1)
    .flatMap((end) => (end === undefined ? [] : [Number(end.replace("−", "-"))]));

/** Rows of the page's table of goods, by position. */
test.each([
  [1, "potatoes"],
  [3, "mangoes"],
  [4, "kinnow"],
  [6, "tomatoes"],
  [9, "meat"],
  [10, "dairy"],
  [11, "frozen"],
  [12, "ice-cream"],
] as const)(
  "row %d of the page's goods has the temperature of %s, and the bound of chilling",
  (row, product) => {
    const [from = NaN, to] = rangeIn(tableWith(stores, "", "°C", "%")[row]?.[1] ?? "");
    const { temperature, living }: Food = foods[product];
    expect(temperature).toBeGreaterThanOrEqual(from);
    expect(temperature).toBeLessThanOrEqual(to ?? from);
    if (living) expect(living.coldest).toBe(from);
  },
);

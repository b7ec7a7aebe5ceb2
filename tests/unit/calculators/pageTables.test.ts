import { expect, test } from "vitest";
import { answerCoolingLoad, coolingLoadFields } from "../../../src/calculators/CoolingLoad/fields.ts";
import { startOf } from "../../../src/calculators/frame/fields.ts";
import { packings } from "../../../src/calculators/ColdRoom/room.ts";
import { heats } from "../../../src/calculators/ColdRoom/heat.ts";
import { landFor, loopFor, waterFor } from "../../../src/calculators/Geothermal/site.ts";
import {
  coolingCop,
  flow,
  loop,
  rejected,
  wattsPerMetre,
} from "../../../src/calculators/Geothermal/groundLoop.ts";
import { totalOf } from "../../../src/calculators/CoolingLoad/unitSize.ts";
import { wattsPerTon } from "../../../src/calculators/physics/units.ts";
import { describeColdRoom, formatHours } from "../../../src/calculators/ColdRoom/describe.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { printedRange } from "../../../src/content/fill.ts";
import { answerTo, sizeOf, strings } from "../../fixtures/coldRooms.ts";
import { figuresIn, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";
import { site } from "../../fixtures/site.ts";

// Figures in the pages' tables must equal the calculators' answers.

const homes = "services/residential-hvac.yaml";
const rooms = "solutions/cold-rooms.yaml";
const stores = "services/cold-storage.yaml";
const ground = "pages/geothermal-hvac.yaml";

test("each size in the table of rooms in Lahore", () => {
  const { cities } = sharedProps(site).CoolingLoad;
  const start = startOf(coolingLoadFields(cities));
  const columns = [
    { place: "ground", side: "shaded" },
    { place: "insulated", side: "west" },
    { place: "roof", side: "west" },
  ];
  const rows = tableWith(homes, "ft", "ft²");
  expect(rows.length).toBeGreaterThan(3);
  for (const [room = "", floor = "", ...sizes] of rows) {
    const [width = "", length = ""] = room.split(" × ").map((side) => String(Number.parseFloat(side)));
    expect(Number.parseFloat(floor)).toBe(Number(width) * Number(length));
    const answers = columns.map((column) => {
      const { answer } = answerCoolingLoad(cities, { ...start, city: "Lahore", ...column, width, length });
      return answer && answer !== "servers" && totalOf(answer.units);
    });
    expect(sizes.map(Number.parseFloat), room).toEqual(answers);
  }
  expect(figuresOf(homes)).toContain(`${start["glass"]} ft²`);
});

/** Capacity as the calculator prints it, for example `1.4–1.5 kW`. */
function kilowatts(change: Record<string, string>): string {
  const { answer } = answerTo(change);
  const [range = ""] = answer ? figuresIn(describeColdRoom(answer, strings).result) : [];
  return range;
}
const chiller = { height: "2.5", product: "dairy" };
const freezer = { height: "2.5", product: "frozen" };

test("each cell of the table of cold rooms", () => {
  const table = tableWith(rooms, "m", "m³", "tonnes", "kW", "kW");
  expect(table.length).toBeGreaterThan(2);
  for (const [inside = "", volume, goods = "", ...sizes] of table) {
    const [length = "", width = ""] = figuresIn(inside).map((figure) => figure.replace(/ m$/, ""));
    const tonnes = 0.1 * Number(length) * Number(width) * 2.5;
    const room = { length, width, daily: String(Math.round(100 * tonnes)) };
    expect(volume).toBe(`${printed(10 * tonnes)} m³`);
    expect(Number.parseFloat(goods)).toBeCloseTo(tonnes, 1);
    expect(sizes, inside).toEqual([chiller, freezer].map((column) => kilowatts({ ...column, ...room })));
  }
});

test("a cold room's hours in the load-shedding table", () => {
  const [cool, cold] = [sizeOf(chiller), sizeOf(freezer)];
  const figures = figuresOf(rooms);
  for (const { electricity, plant } of [cool, cold]) {
    expect(figures.join(" ")).toContain(printed(electricity / plant[0], 2));
    expect(figures).toContain(`${printed((electricity / 1000) * 16)} kWh`);
  }
  expect(figures).toContain(`${printed(cool.electricity / 1000, 1)} kW`);
  const rows = tableWith(rooms, "", "mm", "°C").map(([, panel, goods = "", hours = ""]) => {
    const [amount = "", temperature] = figuresIn(goods);
    return [
      panel,
      Number.parseFloat(amount) * (amount.endsWith("kg") ? 1 : 1000),
      temperature,
      figuresIn(hours)[0],
    ];
  });
  expect(rows).toEqual([
    ["150 mm", 1000 * cold.tonnes, "−18 °C", formatHours(cold.hold.full)],
    ["150 mm", 100 * cold.tonnes, "−18 °C", formatHours(cold.hold.nearlyEmpty)],
    ["100 mm", 1000 * cool.tonnes, "+2 °C", formatHours(cool.hold.full)],
    ["100 mm", 100 * cool.tonnes, "+2 °C", formatHours(cool.hold.nearlyEmpty)],
  ]);
});

test("the loads of the kinnow store", () => {
  const kinnow = { length: "10", width: "8", height: "4", product: "kinnow", packing: "pallets", daily: "8000", arrival: "mild" }; // prettier-ignore
  const answer = sizeOf(kinnow);
  const table = tableWith(stores, "", "m²", "kW");
  expect(table.map((row) => row.at(-1))).toEqual([
    ...heats
      .filter((heat) => answer.heats[heat] > 0)
      .map((heat) => `${printed(answer.heats[heat] / 1000, 1)} kW`),
    `${printed(answer.heat / 1000)} kW`,
    kilowatts(kinnow),
  ]);
  // The room's surface is 2 × (10 × 8 + 10 × 4 + 8 × 4) m² = 304 m².
  expect(table.slice(0, 5).map(([, assumption = ""]) => figuresIn(assumption))).toEqual([
    ["304 m²", "0.22 W/m²K"],
    ["1.8", "2.4 m", "60", "20", "35 °C"],
    ["8 tonnes", "25 °C"],
    ["19 W"],
    ["15 W"],
  ]);
  expect(figuresOf(stores)).toEqual(
    expect.arrayContaining([
      `${printed(answer.tonnes)} tonnes`,
      `${printed(answer.around)} °C`,
      `${printed(answer.electricity / 1000)} kW`,
      `${packings.pallets.density} kg`,
    ]),
  );
});

test("the temperatures of the loop in the drawing", () => {
  const { june, january, depth, boreholes } = loop;
  const figures = figuresOf(ground).join(" ");
  expect(figures).toContain(`${june.leaving} ${june.entering} °C`);
  expect(figures).toContain(`${january.leaving} ${january.entering} °C`);
  expect(figures).toContain(`${depth} m ${june.leaving} °C ${june.entering}`);
  expect(figures).toContain(`${january.entering} °C ${january.leaving} °C`);
  const sources = tableWith(ground, "", "°C", "°C");
  expect(sources[1]?.slice(1, 3)).toEqual([`${june.entering} °C`, `${january.entering} °C`]);
  for (const [, water = "", , cop] of sources)
    expect(cop).toBe(printed(coolingCop(Number.parseFloat(water)), 1));
  const [summer = 0, winter = 0] = [june, january].map((state) =>
    flow((boreholes * depth * wattsPerMetre(state, loop.ground)) / 1000, state),
  );
  expect(summer).toBeCloseTo(winter, 1);
  expect(wattsPerMetre(june, loop.ground)).toBeGreaterThan(50);
  expect(wattsPerMetre(june, loop.ground)).toBeLessThan(70);
});

test("the school's figures for 100 kW in Lahore", () => {
  const figures = figuresOf(ground);
  const lahore = site.facts.coverage.find(({ city }) => city === "Lahore")?.design;
  if (!lahore) throw new Error("no design data for Lahore");
  const size = loopFor(100, lahore);
  const metres = size.boreholes.map((count) => count * loop.depth) as [number, number];
  const [most = 0, least = 0] = size.cop.map((cop) => rejected(100, cop));
  const [low, high] = waterFor(100, lahore.ground, [0, 0]).flow;
  expect(figures).toEqual(
    expect.arrayContaining([
      `${printedRange([least, most])} kW`,
      `${printedRange(size.field)} m²`,
      `${printedRange(metres)} m`,
      `${printedRange([low, high], 1)} L/s`,
      `${printedRange([3.6 * low, 3.6 * high])} m³`,
    ]),
  );
  const tons = (load: number) => printed((1000 * load) / wattsPerTon);
  const three = 100 * landFor(loop.boreholes * loop.spacing ** 2, size).share;
  const text = figures.join(" ");
  expect(text).toContain(`100 kW ${tons(100)} tons`);
  expect(text).toContain(`${printedRange(size.boreholes)} ${loop.depth} m ${loop.spacing} m`);
  expect(text).toContain(`${printed(three)} kW ${tons(three)} TR`);
});

import { expect, test } from "vitest";
import { figuresOf } from "../../fixtures/contentTables.ts";
import { answerColdRoom, coldRoomFields, temperatures } from "../../../src/content/calculators/coldRoom.ts";
import { startOf } from "../../../src/content/calculators/fields.ts";
import { assumptions, chiller, freezer, usableTonnes } from "../../../src/content/engineering/coldRoom.ts";
import { kindFor } from "../../../src/content/engineering/coldRoomHeat.ts";
import { celsius } from "../../../src/content/engineering/units.ts";

const cities = [
  { city: "Karachi", hot: 37.3 },
  { city: "Lahore", hot: 41.6 },
];
const start = startOf(coldRoomFields(cities));
const answer = (change: Record<string, string> = {}) => answerColdRoom(cities, { ...start, ...change });

test("the values at the start have an answer at once", () => {
  const { answer: ours, problems } = answer();
  expect(problems).toEqual([]);
  expect(ours?.tonnes).toBe(usableTonnes({ length: 4, width: 3, height: 2.5 }));
  expect(ours?.plant[0]).toBeGreaterThan(1500);
  expect(ours?.plant[0]).toBeLessThan(3000);
});

test("the larger figure is a tenth more", () => {
  const [low = 0, high = 0] = answer().answer?.plant ?? [];
  expect(high / low).toBeCloseTo(1.1, 9);
});

test("each temperature has its panels, and goods to be frozen cost most", () => {
  const panels = Object.values(temperatures).map((inside) => kindFor(celsius(inside)).panel);
  expect(panels).toEqual([chiller.panel, chiller.panel, chiller.panel, freezer.panel, freezer.panel]);
  const goods = (arrival: string) => answer({ temperature: "frozen", arrival }).answer?.heats.goods ?? 0;
  expect(goods("mild")).toBeGreaterThan(5 * goods("cooled"));
  expect(goods("outdoor")).toBeGreaterThan(goods("mild"));
});

test("rooms below -5 °C are freezers, the others chillers", () => {
  const kinds = ["cool", "fresh", "zero", "frozen", "deep"].map(
    (temperature) => answer({ temperature }).answer?.kind,
  );
  expect(kinds).toEqual(["chiller", "chiller", "chiller", "freezer", "freezer"]);
});

test("a hotter city needs more, and holds for a shorter time", () => {
  const [cool, hot] = [answer().answer, answer({ city: "Lahore" }).answer];
  expect(hot?.plant[0]).toBeGreaterThan(cool?.plant[0] ?? 0);
  expect(hot?.hold.full).toBeLessThan(cool?.hold.full ?? 0);
});

test("food at a temperature that spoils it, and goods to be frozen in the store, get a warning", () => {
  const warnings = (change: Record<string, string>) => answer(change).answer?.warnings;
  expect(warnings({ temperature: "cool", food: "produce" })).toEqual([]);
  expect(warnings({ temperature: "cool", food: "fish" })).toEqual(["spoils"]);
  expect(warnings({ temperature: "fresh", food: "fish" })).toEqual([]);
  expect(warnings({ temperature: "frozen", food: "meat", arrival: "cooled" })).toEqual([]);
  expect(warnings({ temperature: "frozen", food: "meat", arrival: "mild" })).toEqual(["freezes"]);
  expect(warnings({ temperature: "zero", food: "meat", arrival: "outdoor" })).toEqual([]);
});

test("what is impossible has no answer and says why beside its field", () => {
  const kinds = (change: Record<string, string>) => {
    const { answer: ours, problems } = answer(change);
    expect(ours).toBeUndefined();
    return problems.map(({ field, kind }) => `${field} ${kind}`);
  };
  expect(kinds({ daily: "4000" })).toEqual(["daily full"]);
  expect(kinds({ length: "20", width: "20" })).toEqual(["length store"]);
  expect(kinds({ openings: "1.5" })).toEqual(["openings whole"]);
  expect(kinds({ height: "1" })).toEqual(["height range"]);
  expect(kinds({ food: "cement" })).toEqual(["food choice"]);
});

test("the words name the assumptions that the functions use", () => {
  const figures = figuresOf("tools.yaml");
  expect(figures.join(" ")).toContain(`${chiller.panel} W/m²K ${freezer.panel}`);
  expect(figures).toContain(`${assumptions.internal} W/m²`);
  expect(figures).toContain(`+${temperatures.fresh} °C`);
  expect(figures).toContain(`−${-temperatures.frozen} °C`);
});

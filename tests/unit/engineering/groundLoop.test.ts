import { describe, expect, test } from "vitest";
import {
  extracted,
  flow,
  heatingCop,
  coolingCop,
  loop,
  rejected,
  wattsPerMetre,
} from "../../../src/content/engineering/groundLoop.ts";
import { kilowattsPerTon } from "../../../src/content/engineering/airflow.ts";
import { landFor, loopFor, waterFor } from "../../../src/content/engineering/geothermalSite.ts";
import { printedRange } from "../../../src/islands/ToolFrame/fill.ts";
import { figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";
import { site } from "../../fixtures/site.ts";

const file = "pages/geothermal-hvac.yaml";
const figures = figuresOf(file);
const figureText = figures.join(" ");
const sources = tableWith(file, "", "°C", "°C");
const { june, january, ground, boreholes, depth } = loop;

describe("the loop in the drawing", () => {
  test("has the temperatures of a closed loop: 11–17 K above the ground in June, 6–11 K below in January", () => {
    expect(june.entering - ground).toBeGreaterThanOrEqual(11);
    expect(june.entering - ground).toBeLessThanOrEqual(17);
    expect(ground - january.entering).toBeGreaterThanOrEqual(6);
    expect(ground - january.entering).toBeLessThanOrEqual(11);
  });

  test("has these temperatures in drawing, text and table of sources", () => {
    expect(figureText).toContain(`${june.leaving} ${june.entering} °C`);
    expect(figureText).toContain(`${january.leaving} ${january.entering} °C`);
    expect(figureText).toContain(`${depth} m ${june.leaving} °C ${june.entering}`);
    expect(figureText).toContain(`${january.entering} °C ${january.leaving} °C`);
    const [, row] = sources;
    expect(row?.slice(1, 3)).toEqual([`${june.entering} °C`, `${january.entering} °C`]);
  });

  test("needs the same flow in both seasons, and passes on 50–70 W a metre in June", () => {
    const [summer, winter] = [june, january].map((state) =>
      flow((boreholes * depth * wattsPerMetre(state, ground)) / 1000, state),
    );
    expect(summer).toBeCloseTo(winter ?? 0, 1);
    expect(wattsPerMetre(june, ground)).toBeGreaterThan(50);
    expect(wattsPerMetre(june, ground)).toBeLessThan(70);
  });
});

test("a heat pump at Carnot's limit would give COP 15.9 from water leaving at 30 °C, and 60 % of that is what it does", () => {
  expect(heatingCop(30)).toBeCloseTo((0.6 * 318.15) / 20, 9);
  expect(coolingCop(30)).toBeCloseTo((0.6 * 278.15) / 35, 9);
  expect(rejected(100, 4)).toBe(125);
  expect(extracted(100, 4)).toBe(75);
});

test("the COP of each source at its water in June", () => {
  for (const [, water = "", , cop] of sources)
    expect(cop).toBe(printed(coolingCop(Number.parseFloat(water)), 1));
});

test("the school's figures are those that the check gives for 100 kW in Lahore", () => {
  const lahore = site.facts.coverage.find(({ city }) => city === "Lahore")?.design;
  if (!lahore) throw new Error("no design data for Lahore");
  const size = loopFor(100, lahore);
  const metres = size.boreholes.map((count) => count * depth) as [number, number];
  const heat = size.cop.map((cop) => rejected(100, cop)).toSorted((one, other) => one - other);
  expect(figureText).toContain(`100 kW ${printed(100 / kilowattsPerTon)} tons`);
  expect(figures).toContain(`${printedRange(heat as [number, number])} kW`);
  expect(figureText).toContain(`${printedRange(size.boreholes)} ${depth} m ${loop.spacing} m`);
  expect(figures).toContain(`${printedRange(size.field)} m²`);
  expect(figures).toContain(`${printedRange(metres)} m`);
  const [low, high] = waterFor(100, lahore.ground).flow;
  expect(figures).toContain(`${printedRange([low, high], 1)} L/s`);
  expect(figures).toContain(`${printedRange([3.6 * low, 3.6 * high])} m³`);
  const three = 100 * landFor(boreholes * loop.spacing ** 2, size).share;
  expect(figureText).toContain(`${printed(three)} kW ${printed(three / kilowattsPerTon)} TR`);
});

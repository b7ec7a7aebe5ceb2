import { describe, expect, test } from "vitest";
import {
  boreholesFor,
  coolingCop,
  coolingOf,
  flow,
  groundHeat,
  loop,
  rejected,
  wattsPerMetre,
} from "../../../src/content/engineering/groundLoop.ts";
import { kilowattsPerTon } from "../../../src/content/engineering/airflow.ts";
import { figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

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
    const metres = boreholes * depth;
    const [summer, winter] = [june, january].map((state) => flow(groundHeat(metres, state), state));
    expect(summer).toBeCloseTo(winter ?? 0, 1);
    expect(wattsPerMetre(june)).toBeGreaterThan(50);
    expect(wattsPerMetre(june)).toBeLessThan(70);
  });

  test("has the cooling capacity that the page names", () => {
    const cooling = coolingOf(boreholes * depth);
    expect(figureText).toContain(`${printed(cooling)} kW ${printed(cooling / kilowattsPerTon)} TR`);
  });
});

test("the COP of each source at its water in June", () => {
  for (const [, water = "", , cop] of sources)
    expect(cop).toBe(printed(coolingCop(Number.parseFloat(water)), 1));
});

test("the school of 100 kW: heat, metres, boreholes, field, and the well's flow", () => {
  const { heat, metres, count, field } = boreholesFor(100);
  expect(figureText).toContain(`100 kW ${printed(100 / kilowattsPerTon)} tons`);
  expect(figureText).toContain(`${printed(coolingCop(june.entering), 1)} ${printed(heat)} kW`);
  expect(figureText).toContain(`${wattsPerMetre(june)} W ${printed(Math.round(metres / 10) * 10)} m`);
  expect(figureText).toContain(`${count} ${depth} m ${loop.spacing} m`);
  expect(figures).toContain(`${printed(Math.round(field / 10) * 10)} m²`);
  const litres = flow(rejected(100, coolingCop(ground)), { entering: ground, leaving: ground + 5 });
  expect(figureText).toContain(`${printed(litres, 1)} L/s ${printed(litres * 3.6)} m³`);
  expect(boreholesFor(10 * kilowattsPerTon).count).toBe(10);
});

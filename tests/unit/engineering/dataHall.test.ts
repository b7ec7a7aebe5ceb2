import { expect, test } from "vitest";
import { airflowFor, kilowattsPerTon } from "../../../src/content/engineering/airflow.ts";
import { bufferTank, exampleHall, serverRise } from "../../../src/content/engineering/dataHall.ts";
import { figureRows, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "solutions/data-centers.yaml";
const { heat, seconds, rise } = exampleHall;

test("the example hall's tons, airflow and buffer tank", () => {
  expect(figureRows(tableWith(file, "K", "m³/h")).slice(0, 3)).toEqual([
    `${heat} kW | ${printed(heat / kilowattsPerTon)} tons`,
    `${serverRise} K | ${printed(Math.round(airflowFor(heat, serverRise) / 50) * 50)} m³/h`,
    `${seconds / 60} | ${rise} K | ${printed(Math.round(bufferTank(heat, seconds, rise) / 10) * 10)} litres`,
  ]);
});

test("the rule of thumb for a kilowatt", () => {
  expect(figuresOf(file)).toContain(`${printed(Math.round(airflowFor(1, serverRise) / 10) * 10)} m³/h`);
});

import { expect, test } from "vitest";
import { airflowFor, kilowattsPerTon } from "../../../src/content/engineering/airflow.ts";
import { bufferTank, exampleHall, serverRise } from "../../../src/content/engineering/dataHall.ts";
import { printed, rowsOf, wordsOf } from "../../fixtures/contentTables.ts";

const file = "solutions/data-centers.yaml";
const { heat, seconds, rise } = exampleHall;

test("the example hall's tons, airflow and buffer tank", () => {
  const values = Object.fromEntries(rowsOf(file, `Example: ${heat} kW of IT`));
  expect(values["Heat to remove"]).toBe(
    `${heat} kW, or ${printed(heat / kilowattsPerTon)} tons of refrigeration (TR)`,
  );
  expect(values[`Air at a rise of ${serverRise} K`]).toBe(
    `${printed(Math.round(airflowFor(heat, serverRise) / 50) * 50)} m³/h`,
  );
  expect(values[`Chilled-water buffer for ${seconds / 60} minutes, ${rise} K`]).toBe(
    `${printed(Math.round(bufferTank(heat, seconds, rise) / 10) * 10)} litres`,
  );
});

test("the rule of thumb for a kilowatt", () => {
  expect(wordsOf(file)).toContain(
    `about ${printed(Math.round(airflowFor(1, serverRise) / 10) * 10)} m³/h of air`,
  );
});

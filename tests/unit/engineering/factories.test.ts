import { expect, test } from "vitest";
import {
  airflowFor,
  kilowattsPerTon,
  monsoon,
  room,
  totalLoad,
} from "../../../src/content/engineering/airflow.ts";
import { officeFloor, outdoorAir } from "../../../src/content/engineering/freshAir.ts";
import { hall, total } from "../../../src/content/engineering/heatBalance.ts";
import { evaporated } from "../../../src/content/engineering/moistAir.ts";
import { figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "solutions/offices-factories.yaml";
const figures = figuresOf(file);

test("an office floor's fresh air and its load in the monsoon", () => {
  const flow = outdoorAir(officeFloor);
  const load = totalLoad(3.6 * flow, monsoon, room);
  expect(figures).toContain(`${printed(flow)} L/s`);
  expect(figures.join(" ")).toContain(`${printed(load)} kW ${printed(load / kilowattsPerTon)} tons`);
});

test("the factory hall's heat balance adds up", () => {
  const rows = tableWith(file, "", "kW", "kW");
  const sources = Object.values(hall).map(({ before, after }) => [
    `${printed(before)} kW`,
    `${printed(after)} kW`,
  ]);
  expect(rows.slice(0, -1).map(([, ...cells]) => cells)).toEqual(sources);
  const sum = (column: "before" | "after") =>
    `${printed(total(column))} kW, ${printed(total(column) / kilowattsPerTon)} TR`;
  expect(rows.at(-1)?.slice(1)).toEqual([sum("before"), sum("after")]);
});

test("a compressor left indoors costs tons, or one fan", () => {
  const flow = Math.round(airflowFor(75, 10) / 1000) * 1000;
  expect(figures.join(" ")).toContain(`75 kW ${printed(75 / kilowattsPerTon)} TR ${printed(flow)} m³/h 10 K`);
});

test("evaporative coolers leave the air that the wet bulb allows", () => {
  for (const [, outdoor = "", supply] of tableWith(file, "", "% RH", "% RH")) {
    const [temperature = 0, humidity = 0] = (outdoor.match(/\d+/g) ?? []).map(Number);
    const air = evaporated({ temperature, humidity }, 0.85);
    expect(supply).toBe(`${printed(air.temperature)} °C, ${printed(air.humidity)}% RH`);
  }
});

import { expect, test } from "vitest";
import {
  june,
  kilowattsPerTon,
  monsoon,
  room,
  sensibleLoad,
  totalLoad,
} from "../../../src/content/engineering/airflow.ts";
import {
  type Duty,
  ductArea,
  example,
  fanPower,
  flowPerMetre,
  makeUpShare,
} from "../../../src/content/engineering/kitchenHood.ts";
import { outdoorAir, tenants } from "../../../src/content/engineering/freshAir.ts";
import { evaporated } from "../../../src/content/engineering/moistAir.ts";
import { figureRows, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "solutions/kitchens-restaurants.yaml";
const karahi = 3 * flowPerMetre("Heavy");
const tandoor = flowPerMetre("Extra heavy");

test("a hood's flow per metre follows from its duty", () => {
  const duties: Duty[] = ["Light", "Medium", "Heavy", "Extra heavy"];
  expect(figureRows(tableWith(file, "", "", "m³/h"), 2)).toEqual(
    duties.map((duty) => `${printed(flowPerMetre(duty))} m³/h`),
  );
});

test("the example's make-up air, duct and fan", () => {
  const side = (flow: number) =>
    printed(Math.round((1000 * ductArea(flow, example.velocity) ** 0.5) / 10) * 10);
  const power = (flow: number) => printed(fanPower(flow, example.resistance, example.efficiency), 1);
  expect(tableWith(file, "", "m³/h", "m³/h").map(([, ...cells]) => cells)).toEqual([
    [karahi, tandoor].map((flow) => `${printed(flow)} m³/h`),
    [karahi, tandoor].map((flow) => `${printed(flow * makeUpShare)} m³/h`),
    [karahi, tandoor].map((flow) => `${side(flow)} × ${side(flow)} mm`),
    [karahi, tandoor].map((flow) => `${power(flow)} kW`),
  ]);
});

test("what the hood costs the dining room without a make-up unit", () => {
  const load = sensibleLoad(karahi, june, 26);
  expect(figuresOf(file).join(" ")).toContain(`${printed(load)} kW ${printed(load / kilowattsPerTon)} tons`);
});

test("make-up air by season", () => {
  const flow = karahi * makeUpShare;
  const kilowatts = (load: number) => `${printed(load)} kW, ${printed(load / kilowattsPerTon)} TR`;
  const seasons = [
    [june, sensibleLoad(flow, june, 26)],
    [monsoon, totalLoad(flow, monsoon, { temperature: 26, humidity: 100 })],
  ] as const;
  const rows = [
    seasons.map(([air]) => `${air.temperature} °C`),
    seasons.map(([air]) => `${printed(evaporated(air, 0.85).temperature)} °C`),
    seasons.map(([, load]) => kilowatts(load)),
  ];
  expect(figureRows(tableWith(file, "", "°C", "°C"), 1)).toEqual(figureRows(rows));
});

test("the dining room's fresh air and its load in the monsoon", () => {
  const flow = outdoorAir(tenants.Restaurant);
  const load = totalLoad(3.6 * flow, monsoon, room);
  expect(figuresOf(file).join(" ")).toContain(
    `${printed(Math.round(flow / 10) * 10)} L/s ${printed(load)} kW`,
  );
});

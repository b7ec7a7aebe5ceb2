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
import { printed, rowsOf, wordsOf } from "../../fixtures/contentTables.ts";

const file = "solutions/kitchens-restaurants.yaml";
const karahi = 3 * flowPerMetre("Heavy");
const tandoor = flowPerMetre("Extra heavy");

test("a hood's flow per metre follows from its duty", () => {
  for (const [duty, , flow] of rowsOf(file, "Exhaust Airflow of a Kitchen Hood"))
    expect(flow).toBe(`${printed(flowPerMetre(duty as Duty))} m³/h`);
});

test("the example's make-up air, duct and fan", () => {
  const side = (flow: number) =>
    printed(Math.round((1000 * ductArea(flow, example.velocity) ** 0.5) / 10) * 10);
  const power = (flow: number) => printed(fanPower(flow, example.resistance, example.efficiency), 1);
  expect(rowsOf(file, "Example: Karahi Line and Tandoor").map(([, ...cells]) => cells)).toEqual([
    [karahi, tandoor].map((flow) => `${printed(flow)} m³/h`),
    [karahi, tandoor].map((flow) => `${printed(flow * makeUpShare)} m³/h`),
    [karahi, tandoor].map((flow) => `${side(flow)} × ${side(flow)} mm`),
    [karahi, tandoor].map((flow) => `${power(flow)} kW`),
  ]);
});

test("what the hood costs the dining room without a make-up unit", () => {
  const load = sensibleLoad(karahi, june, 26);
  expect(wordsOf(file)).toContain(`about ${printed(load)} kW, or ${printed(load / kilowattsPerTon)} tons`);
});

test("make-up air by season", () => {
  const flow = karahi * makeUpShare;
  const [filtered, cooled, chilled] = rowsOf(file, "Make-Up Air by Season");
  expect(filtered?.slice(1)).toEqual([june, monsoon].map((air) => `${air.temperature} °C`));
  expect(cooled?.slice(1)).toEqual([
    `${printed(evaporated(june, 0.85).temperature)} °C`,
    `${printed(evaporated(monsoon, 0.85).temperature)} °C, damp`,
  ]);
  const kilowatts = (load: number) => `${printed(load)} kW, ${printed(load / kilowattsPerTon)} TR`;
  expect(chilled?.slice(1)).toEqual([
    kilowatts(sensibleLoad(flow, june, 26)),
    `${kilowatts(totalLoad(flow, monsoon, { temperature: 26, humidity: 100 }))}, damp`,
  ]);
});

test("the dining room's fresh air and its load in the monsoon", () => {
  const flow = outdoorAir(tenants.Restaurant);
  expect(wordsOf(file)).toContain(
    `${printed(Math.round(flow / 10) * 10)} L/s, or ${printed(totalLoad(3.6 * flow, monsoon, room))} kW`,
  );
});

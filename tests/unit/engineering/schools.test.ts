import { expect, test } from "vitest";
import { june, monsoon, room, sensibleLoad, totalLoad } from "../../../src/content/engineering/airflow.ts";
import {
  carbonDioxide,
  classroom,
  closedRoomLeakage,
  heatRecovery,
  outdoorAir,
} from "../../../src/content/engineering/freshAir.ts";
import { dewPoint } from "../../../src/content/engineering/moistAir.ts";
import { figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "solutions/hospitals-schools.yaml";
const flow = outdoorAir(classroom);
const day = 24 * 3600;

test("a closed classroom passes 2,000 ppm in a lesson, and fresh air holds it", () => {
  const leakage = (closedRoomLeakage * classroom.volume * 1000) / 3600;
  expect(carbonDioxide(classroom.source, leakage, classroom.volume, 40 * 60)).toBeGreaterThan(2000);
  const held = Math.round(carbonDioxide(classroom.source, flow, classroom.volume, day) / 50) * 50;
  expect(figuresOf(file).join(" ")).toContain(`${printed(flow)} L/s ${printed(held)} ppm`);
});

test("the cost of the classroom's fresh air in June and in the monsoon", () => {
  const loads = [sensibleLoad(3.6 * flow, june, room.temperature), totalLoad(3.6 * flow, monsoon, room)];
  const rows = tableWith(file, "", "kW", "kW");
  expect(rows[1]?.slice(1, 3)).toEqual(loads.map((load) => `${printed(load, 1)} kW`));
  expect(rows[2]?.slice(1, 3)).toEqual(loads.map((load) => `${printed(load * (1 - heatRecovery), 1)} kW`));
});

test("a theatre's dew point, the monsoon's, and an isolation room's exhaust", () => {
  const figures = figuresOf(file).join(" ");
  const theatre = dewPoint({ temperature: 20, humidity: 60 });
  expect(figures).toContain(`20 °C 60% RH ${printed(theatre)} °C ${printed(dewPoint(monsoon))} °C`);
  expect(figures).toContain(`40 m³ ${12 * 40} m³/h`);
});

import { expect, test } from "vitest";
import { june, monsoon, room, sensibleLoad, totalLoad } from "../../../src/content/engineering/airflow.ts";
import { examplePlant, fiftyDesks, towerWater } from "../../../src/content/engineering/commercialPlant.ts";
import { outdoorAir } from "../../../src/content/engineering/freshAir.ts";
import { figuresOf, printed } from "../../fixtures/contentTables.ts";

const figures = figuresOf("services/commercial-hvac.yaml");

test("the fresh air of fifty desks, and what it costs in June and in the monsoon", () => {
  const flow = outdoorAir(fiftyDesks);
  expect(figures).toContain(`${printed(flow)} L/s`);
  const dry = sensibleLoad(3.6 * flow, june, room.temperature);
  expect(figures).toContain(`${printed(dry)} kW`);
  expect(figures).toContain(`${printed(totalLoad(3.6 * flow, monsoon, room))} kW`);
});

test("the tower's make-up water", () => {
  expect(figures.join(" ")).toContain(`${examplePlant.cooling} kW ${examplePlant.coefficient}`);
  expect(figures).toContain(`${printed(towerWater(examplePlant), 1)} m³`);
});

import { expect, test } from "vitest";
import { june, monsoon, room, sensibleLoad, totalLoad } from "../../../src/content/engineering/airflow.ts";
import { examplePlant, fiftyDesks, towerWater } from "../../../src/content/engineering/commercialPlant.ts";
import { outdoorAir } from "../../../src/content/engineering/freshAir.ts";
import { printed, wordsOf } from "../../fixtures/contentTables.ts";

const words = wordsOf("services/commercial-hvac.yaml");

test("the fresh air of fifty desks, and what it costs in June and in the monsoon", () => {
  const flow = outdoorAir(fiftyDesks);
  expect(words).toContain(`need ${printed(flow)} L/s`);
  const dry = sensibleLoad(3.6 * flow, june, room.temperature);
  expect(words).toContain(`about ${printed(dry)} kW on a dry June day`);
  expect(words).toContain(`about ${printed(totalLoad(3.6 * flow, monsoon, room))} kW in a monsoon`);
});

test("the tower's make-up water", () => {
  expect(words).toContain(`${examplePlant.cooling} kW, COP ${examplePlant.coefficient}`);
  expect(words).toContain(`about ${printed(towerWater(examplePlant), 1)} m³ of water an hour`);
});

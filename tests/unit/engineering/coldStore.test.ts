import { expect, test } from "vitest";
import {
  airChanges,
  assumptions,
  coldStoreLoad,
  plant,
  plantElectricity,
  room,
  tonnes,
} from "../../../src/content/engineering/coldStore.ts";
import { surface } from "../../../src/content/engineering/insulatedBody.ts";
import { figuresIn, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "services/cold-storage.yaml";
const rows = tableWith(file, "", "m²", "kW");

test("the kinnow store's load adds up, and the plant follows from its hours", () => {
  const loads = coldStoreLoad();
  const sum = loads.reduce((total, load) => total + load, 0);
  expect(rows.map((row) => row.at(-1))).toEqual([
    ...loads.map((load) => `${printed(load, 1)} kW`),
    `${printed(sum)} kW`,
    `${printed(plant())} kW`,
  ]);
});

test("the table and its note name what the load is calculated with", () => {
  const { panel, daily, arrival, respiration, internal, runningHours, around } = assumptions;
  const cells = [
    `${surface(room)} m², ${panel} W/m²K`,
    `${printed(airChanges())} air changes a day, dock at 35 °C, 50%`,
    `${daily} tonnes a day from ${arrival} °C`,
    `${respiration} W per tonne`,
    `${internal} W per m² of floor`,
    "Over 24 hours",
    `Runs ${runningHours} of 24 hours`,
  ];
  expect(rows.map(([, assumption = ""]) => figuresIn(assumption))).toEqual(cells.map(figuresIn));
  expect(figuresOf(file)).toEqual(
    expect.arrayContaining([
      `${printed(tonnes())} tonnes`,
      `${around} °C`,
      `${printed(plantElectricity())} kW`,
    ]),
  );
});

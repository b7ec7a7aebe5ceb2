import { expect, test } from "vitest";
import {
  atpFactor,
  cubicMetres,
  truckAssumptions,
  truckBodies,
  truckLoad,
} from "../../../src/content/engineering/insulatedBody.ts";
import { printed, rowsOf, wordsOf } from "../../fixtures/contentTables.ts";

const file = "solutions/truck-refrigeration.yaml";
const { fresh, frozen } = truckAssumptions;
const kilowatts = (watts: number) => `${printed(watts / 1000, 2)} kW`;

test("each body's wall heat and least unit, fresh and frozen; 3–6 m³ is for fresh goods alone", () => {
  expect(rowsOf(file, "Cooling Capacity by Body Size")).toEqual(
    Object.entries(truckBodies).map(([name, body]) => {
      const [milk, ice] = [truckLoad(body, fresh), truckLoad(body, frozen)];
      const cold = cubicMetres(body) > 6 ? [ice.walls, ice.least].map(kilowatts) : ["–", "Not offered"];
      return [name, kilowatts(milk.walls), kilowatts(milk.least), ...cold];
    }),
  );
  expect(wordsOf(file)).toContain(`at least ${atpFactor} times the heat through the walls`);
});

test("the bodies have the volumes by which they are named", () => {
  for (const [name, body] of Object.entries(truckBodies))
    expect(cubicMetres(body)).toBeCloseTo(Number.parseFloat(name), 0);
});

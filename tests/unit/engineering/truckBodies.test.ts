import { expect, test } from "vitest";
import {
  atpFactor,
  cubicMetres,
  truckAssumptions,
  truckBodies,
  truckLoad,
} from "../../../src/content/engineering/insulatedBody.ts";
import { figureRows, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "solutions/truck-refrigeration.yaml";
const { fresh, frozen } = truckAssumptions;
const kilowatts = (watts: number) => `${printed(watts / 1000, 2)} kW`;

test("each body's wall heat and least unit, fresh and frozen; 3–6 m³ is for fresh goods alone", () => {
  const rows = Object.entries(truckBodies).map(([name, body]) => {
    const [milk, ice] = [truckLoad(body, fresh), truckLoad(body, frozen)];
    const cold = cubicMetres(body) > 6 ? [ice.walls, ice.least] : [];
    return [name, ...[milk.walls, milk.least, ...cold].map(kilowatts)];
  });
  expect(figureRows(tableWith(file, "m³", "kW", "kW"))).toEqual(figureRows(rows));
  expect(figuresOf(file)).toContain(`${atpFactor}`);
});

test("the bodies have the volumes by which they are named", () => {
  for (const [name, body] of Object.entries(truckBodies))
    expect(cubicMetres(body)).toBeCloseTo(Number.parseFloat(name), 0);
});

import { z } from "zod";
import { transportGaps } from "../engineering/transportFinding.ts";
import {
  cargoNames,
  nights,
  routes,
  transportUnits,
  vehicles,
  wallChoices,
} from "../engineering/transportUnit.ts";
import { verdicts } from "./geothermal.ts";
import { template, text } from "../primitives.ts";
import { around, choiceField, city, eachOf, numberField } from "./wordParts.ts";

const transportUnitFields = {
  vehicle: choiceField(...vehicles),
  goods: choiceField(...cargoNames),
  volume: numberField,
  stops: numberField,
  walls: choiceField(...wallChoices),
  route: choiceField(...routes),
  night: choiceField(...nights),
};

export const transportUnit = z.strictObject({
  ...around(transportUnitFields),
  fields: z.strictObject(transportUnitFields),
  units: eachOf(transportUnits, z.strictObject({ name: text, reason: text })),
  gapHeading: text.describe("Replaces the heading if no unit of the range fits"),
  gapSend: text.describe("What the visitor should send us in that case"),
  gaps: eachOf(
    transportGaps,
    z.strictObject({ heading: text.optional().describe("Replaces gapHeading"), name: text, reason: text }),
  ).describe("What would do where no unit fits, and why"),
  capacity: template("kilowatts", "temperature"),
  battery: template("hours", "kilowattHours", "kilograms"),
  heavyBattery: template("hours", "kilowattHours", "kilograms").describe(
    "Shown for an electric unit whose battery is too heavy",
  ),
  sources: z
    .strictObject({
      heading: text,
      intro: template("kilowatts", "millimetres"),
      parts: z.strictObject({ walls: text, reserve: text, doors: text, respiration: text }),
    })
    .describe("What the capacity is for"),
  advice: z.strictObject({
    heading: text,
    goods: eachOf(cargoNames, text),
  }),
  method: z.strictObject({ heading: text, text }),
});

const geothermalFields = {
  load: numberField,
  land: numberField,
  rig: choiceField("yes", "no"),
  water: choiceField("none", "well", "salty", "canal"),
  city,
};

export const geothermal = z.strictObject({
  ...around(geothermalFields),
  fields: z.strictObject(geothermalFields),
  verdicts: eachOf(verdicts, z.strictObject({ name: text, reason: text })),
  loop: template("metres", "boreholes", "field"),
  water: template("litres", "cubicMetres"),
  efficiency: template("cop"),
  part: template("tons", "load").describe(
    "Shown for a loop that carries only part of the load: {tons} and {load} are filled in",
  ),
  heating: text.describe("Added if the coldest day determines the size of the loop"),
  large: text.describe("Added for a load that requires a study"),
  permission: z.strictObject({ heading: text, loop: text, well: text, salty: text, canal: text }),
  year: z.strictObject({
    heading: template("ground"),
    hot: text,
    plains: text,
    cold: text,
  }),
  instead: text.describe("Heading of the loop as an alternative to water"),
  method: z.strictObject({ heading: text, text }),
});

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
  gapHeading: text.describe("In place of the heading where no unit of the offer fits"),
  gapSend: text.describe("What to send us then"),
  gaps: eachOf(
    transportGaps,
    z.strictObject({ heading: text.optional().describe("In place of gapHeading"), name: text, reason: text }),
  ).describe("What would do where no unit fits, and why"),
  capacity: template("kilowatts", "temperature"),
  battery: template("hours", "kilowattHours", "kilograms"),
  heavyBattery: template("hours", "kilowattHours", "kilograms").describe(
    "Of an electric unit whose battery is too heavy, with the same figures",
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
  part: template("tons", "load").describe("Of a loop that carries a part: {tons} and {load} are filled in"),
  heating: text.describe("Where the coldest day decides the size of the loop"),
  large: text.describe("With a load that only a study can size"),
  permission: z.strictObject({ heading: text, loop: text, well: text, salty: text, canal: text }),
  year: z.strictObject({
    heading: template("ground"),
    hot: text,
    plains: text,
    cold: text,
  }),
  instead: text.describe("Heading over the loop that would serve in place of water"),
  method: z.strictObject({ heading: text, text }),
});

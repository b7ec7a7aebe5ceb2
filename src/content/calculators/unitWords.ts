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
import { text } from "../primitives.ts";
import { around, choiceField, city, eachOf, numberField } from "./wordParts.ts";

export const transportUnit = z.strictObject({
  ...around,
  fields: z.strictObject({
    vehicle: choiceField(...vehicles),
    goods: choiceField(...cargoNames),
    volume: numberField,
    stops: numberField,
    walls: choiceField(...wallChoices),
    route: choiceField(...routes),
    night: choiceField(...nights),
  }),
  units: eachOf(transportUnits, z.strictObject({ name: text, reason: text })),
  gapHeading: text.describe("In place of the heading where no unit of the offer fits"),
  gapSend: text.describe("What to send us then"),
  gaps: eachOf(
    transportGaps,
    z.strictObject({ heading: text.optional().describe("In place of gapHeading"), name: text, reason: text }),
  ).describe("What would do where no unit fits, and why"),
  capacity: text.describe("{kilowatts} and {temperature} are filled in"),
  battery: text.describe("{hours}, {kilowattHours} and {kilograms} are filled in"),
  heavyBattery: text.describe("Of an electric unit whose battery is too heavy, with the same figures"),
  sources: z
    .strictObject({
      heading: text,
      intro: text.describe("{kilowatts} and {millimetres} are filled in"),
      parts: z.strictObject({ walls: text, reserve: text, doors: text, respiration: text }),
    })
    .describe("What the capacity is for"),
  advice: z.strictObject({
    heading: text,
    goods: eachOf(cargoNames, text),
  }),
  method: z.strictObject({ heading: text, text }),
});

export const geothermal = z.strictObject({
  ...around,
  fields: z.strictObject({
    load: numberField,
    land: numberField,
    rig: choiceField("yes", "no"),
    water: choiceField("none", "well", "salty", "canal"),
    city,
  }),
  verdicts: eachOf(verdicts, z.strictObject({ name: text, reason: text })),
  loop: text.describe("{metres}, {boreholes} and {field} are filled in"),
  water: text.describe("{litres} and {cubicMetres} are filled in"),
  efficiency: text.describe("{cop} is filled in"),
  part: text.describe("Of a loop that carries a part: {tons} and {load} are filled in"),
  heating: text.describe("Where the coldest day decides the size of the loop"),
  large: text.describe("With a load that only a study can size"),
  permission: z.strictObject({ heading: text, loop: text, well: text, salty: text, canal: text }),
  year: z.strictObject({
    heading: text.describe("{ground} is filled in"),
    hot: text,
    plains: text,
    cold: text,
  }),
  instead: text.describe("Heading over the loop that would serve in place of water"),
  method: z.strictObject({ heading: text, text }),
});

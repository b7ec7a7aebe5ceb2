import { z } from "zod";
import { transportGaps } from "./finding.ts";
import { transportFields } from "./fields.ts";
import { cargoNames, transportUnits } from "./unit.ts";
import { template, text } from "../../content/primitives.ts";
import { around, eachOf } from "../frame/stringParts.ts";

export const transportUnit = z.strictObject({
  ...around(transportFields),
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

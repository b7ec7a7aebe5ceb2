import { z } from "zod";
import { template, text } from "../../content/textFields.ts";
import { around, eachOf, electricityWith, sources } from "../frame/stringParts.ts";
import { transportFields } from "./fields.ts";
import { transportGaps } from "./finding.ts";
import { heatParts } from "./load.ts";
import { cargoNames, offers } from "./unit.ts";

const answer = z.strictObject({ name: text, reason: text });

export const transportUnit = z.strictObject({
  ...around(transportFields),
  units: eachOf(
    offers.map(({ unit }) => unit),
    answer,
  ),
  gapHeading: text.describe("Replaces the heading if no unit of the range fits"),
  validatedHeading: text.describe("Replaces the heading for medicines"),
  gaps: eachOf(transportGaps, answer).describe("What would do where no unit fits, and why"),
  changes: z
    .strictObject({
      ...eachOf(["stops", "walls", "body"], template("value", "unit")).shape,
      ...eachOf(["socket", "unloaded", "round", "vehicle", "halves"], template("unit")).shape,
    })
    .describe("What to change so that a unit fits"),
  capacity: template("volume", "kilowatts", "temperature"),
  battery: template("hours", "kilowattHours", "kilograms"),
  charge: electricityWith().describe("Electricity that charges the battery after a round"),
  standby: electricityWith("plugged").describe("Electricity at a socket at night, for {plugged} hours"),
  diesel: template("litres", "rupees", "price").describe("Diesel an hour, for a unit with its own engine"),
  sources: sources(heatParts, "kilowatts", "millimetres"),
  advice: eachOf(
    cargoNames.filter((name) => name !== "medicine"),
    text,
  ).describe("Advice on the goods, shown with the answer"),
});

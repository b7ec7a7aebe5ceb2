import { z } from "zod";
import { template, text } from "../../content/textFields.ts";
import { around, electricity, sources } from "../frame/stringParts.ts";
import { coldRoomFields } from "./fields.ts";
import { heats } from "./heat.ts";

export const coldRoom = z.strictObject({
  ...around(coldRoomFields),
  problems: z.strictObject({ store: text, full: text }),
  range: template("kilowatts", "temperature"),
  order: template("evaporating", "around", "horsepower").describe("With what figures to order the machine"),
  goods: template("kilograms", "arrival"),
  powerCut: template("kelvin", "full", "nearlyEmpty").describe(
    "{kelvin}, {full} and {nearlyEmpty} are filled in, the last two in hours",
  ),
  plant: template("tons", "hours", "thickness", "electricity"),
  electricity,
  warnings: z.strictObject({
    warm: template("limit"),
    chills: template("limit"),
    frosts: template("limit"),
    thaws: text,
    freezing: text.describe("Shown if the room would have to freeze goods that arrive unfrozen"),
    ripening: text.describe("Shown for fruit that is often ripened"),
    feet: template("limit").describe("Shown for a large, low room; {limit} is its floor area in m²"),
  }),
  validated: z
    .strictObject({ heading: text, name: text, text })
    .describe("Shown for medicines instead of a size"),
  sources: sources(heats, "kilowatts", "around"),
});

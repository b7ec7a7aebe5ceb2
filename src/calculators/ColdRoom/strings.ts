import { z } from "zod";
import { template, text } from "../../content/primitives.ts";
import { around, eachOf } from "../frame/stringParts.ts";
import { coldRoomFields } from "./fields.ts";
import { heats } from "./heat.ts";

export const coldRoom = z.strictObject({
  ...around(coldRoomFields([])),
  heading: z.strictObject({ chiller: text, freezer: text }).describe("Heading above the size"),
  problems: z.strictObject({ store: text, full: text }),
  range: template("kilowatts", "temperature"),
  plant: template("tons", "hours", "thickness"),
  goods: template("kilograms", "tonnes"),
  electricity: template("kilowatts"),
  warnings: z.strictObject({
    spoils: template("warmest"),
    softens: template("warmest"),
    chills: template("coldest"),
    frosts: template("freezes"),
    thaws: text,
    freezing: text,
  }),
  validated: z
    .strictObject({ heading: text, name: text, text })
    .describe("Shown for medicines instead of a size"),
  sources: z
    .strictObject({
      heading: text,
      intro: template("kilowatts", "around"),
      parts: eachOf(heats, text),
    })
    .describe("What the heat comes from"),
  powerCut: template("kelvin", "full", "nearlyEmpty").describe(
    "{kelvin}, {full} and {nearlyEmpty} are filled in, the last two in hours",
  ),
  method: z.strictObject({ heading: text, text }),
});

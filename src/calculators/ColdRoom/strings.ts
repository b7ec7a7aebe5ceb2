import { z } from "zod";
import { template, text } from "../../content/primitives.ts";
import { around, choiceField, city, eachOf, numberField } from "../frame/stringParts.ts";
import { arrivalOptions, packingOptions, products } from "./fields.ts";
import { heats } from "./heat.ts";

const coldRoomFields = {
  length: numberField,
  width: numberField,
  height: numberField,
  openings: numberField,
  product: choiceField(...products),
  own: numberField,
  packing: choiceField(...packingOptions),
  daily: numberField,
  arrival: choiceField(...arrivalOptions),
  city,
};

export const coldRoom = z.strictObject({
  ...around(coldRoomFields),
  heading: z.strictObject({ chiller: text, freezer: text }).describe("Heading above the size"),
  fields: z.strictObject(coldRoomFields),
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

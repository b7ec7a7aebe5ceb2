import { z } from "zod";
import { heats } from "../engineering/coldRoomHeat.ts";
import { arrivalOptions, packingOptions, products } from "./coldRoom.ts";
import { template, text } from "../primitives.ts";
import { around, choiceField, city, eachOf, numberField } from "./wordParts.ts";

const coolingLoadFields = {
  length: numberField,
  width: numberField,
  height: numberField,
  glass: numberField,
  place: choiceField("ground", "middle", "roof", "insulated"),
  side: choiceField("west", "east", "south", "north", "shaded"),
  people: numberField,
  city,
  use: choiceField("few", "several", "kitchen"),
};

export const coolingLoad = z.strictObject({
  ...around(coolingLoadFields),
  fields: z.strictObject(coolingLoadFields),
  problems: z.strictObject({ hall: text, glass: text }),
  oneTon: text.describe("The answer if one unit of 1 ton is enough"),
  oneUnit: template("size"),
  severalUnits: template("count", "size"),
  oversized: text.describe("Added if even the smallest standard size is much larger than needed"),
  sources: z
    .strictObject({
      heading: text,
      intro: template("kilowatts"),
      parts: z.strictObject({
        slabs: text,
        walls: text,
        glass: text,
        people: text,
        appliances: text,
        air: text,
      }),
    })
    .describe("What the heat comes from"),
  methods: z.strictObject({
    heading: text.describe("Heading of the collapsed details"),
    range: template("tons", "kilowatts", "btu").describe(
      "{tons}, {kilowatts} and {btu} are filled in; also part of the message",
    ),
    tons: template("tons"),
    balance: z.strictObject({ name: text, text }),
    rule: z.strictObject({ name: text, text }),
  }),
});

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

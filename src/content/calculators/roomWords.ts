import { z } from "zod";
import { heats } from "../engineering/coldRoomHeat.ts";
import { arrivalOptions, coldRoomWarnings, packingOptions, products } from "./coldRoom.ts";
import { text } from "../primitives.ts";
import { around, choiceField, city, eachOf, numberField } from "./wordParts.ts";

export const coolingLoad = z.strictObject({
  ...around,
  fields: z.strictObject({
    length: numberField,
    width: numberField,
    height: numberField,
    glass: numberField,
    place: choiceField("ground", "middle", "roof", "insulated"),
    side: choiceField("west", "east", "south", "north", "shaded"),
    people: numberField,
    city,
    use: choiceField("few", "several", "kitchen"),
  }),
  problems: z.strictObject({ hall: text, glass: text }),
  oneTon: text.describe("The answer where one unit of 1 ton is enough"),
  oneUnit: text.describe("{size} is filled in"),
  severalUnits: text.describe("{count} and {size} are filled in"),
  oversized: text.describe("Where even the smallest standard size is much larger than needed"),
  sources: z
    .strictObject({
      heading: text,
      intro: text.describe("{kilowatts} is filled in"),
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
    heading: text.describe("Opens the fold"),
    range: text.describe("{tons}, {kilowatts} and {btu} are filled in; also part of the message"),
    tons: text.describe("{tons} is filled in"),
    balance: z.strictObject({ name: text, text }),
    rule: z.strictObject({ name: text, text }),
  }),
});

export const coldRoom = z.strictObject({
  ...around,
  heading: z.strictObject({ chiller: text, freezer: text }).describe("Over the size, which follows it"),
  fields: z.strictObject({
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
  }),
  problems: z.strictObject({ store: text, full: text }),
  range: text.describe("{kilowatts} and {temperature} are filled in"),
  plant: text.describe("{tons}, {hours} and {thickness} are filled in"),
  goods: text.describe("{kilograms} and {tonnes} are filled in"),
  electricity: text.describe("{kilowatts} is filled in"),
  warnings: eachOf(coldRoomWarnings, text).describe("{warmest}, {coldest} or {freezes} is filled in"),
  validated: z
    .strictObject({ heading: text, name: text, text })
    .describe("For medicines, in place of a size"),
  sources: z
    .strictObject({
      heading: text,
      intro: text.describe("{kilowatts} and {around} are filled in"),
      parts: eachOf(heats, text),
    })
    .describe("What the heat comes from"),
  powerCut: text.describe("{kelvin}, {full} and {nearlyEmpty} are filled in, the last two in hours"),
  method: z.strictObject({ heading: text, text }),
});

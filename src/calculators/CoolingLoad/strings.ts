import { z } from "zod";
import { template, text } from "../../content/primitives.ts";
import { around } from "../frame/stringParts.ts";
import { coolingLoadFields } from "./fields.ts";

export const coolingLoad = z.strictObject({
  ...around(coolingLoadFields([])),
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

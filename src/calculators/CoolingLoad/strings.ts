import { z } from "zod";
import { internalHref } from "../../content/linkFields.ts";
import { template, text } from "../../content/textFields.ts";
import { around, electricity, sources } from "../frame/stringParts.ts";
import { coolingLoadFields } from "./fields.ts";
import { parts } from "./roomLoad.ts";

export const coolingLoad = z.strictObject({
  ...around(coolingLoadFields([])),
  problems: z.strictObject({ hall: text, glass: text }),
  oneTon: text.describe("The answer if one unit of 1 ton is enough"),
  oneUnit: template("size"),
  severalUnits: template("count", "size"),
  either: template("first", "second").describe("Two sizes, between which the use of the room decides"),
  when: template("first", "second").describe("When each of the two sizes is right"),
  chart: template("tons").describe("Added if dealers' charts give a larger size"),
  outdoorAir: template("litres").describe("Added for a room with many people"),
  winter: template("cold", "lost", "given", "size", "larger").describe(
    "Added if the unit gives too little heat on the coldest day",
  ),
  winterEither: template("first", "second").describe("{larger}, where the use of the room decides"),
  electricity,
  servers: z
    .strictObject({
      heading: text,
      name: text,
      text,
      link: z.strictObject({ label: text, href: internalHref }),
    })
    .describe("Shown for a server room instead of a size"),
  oversized: text.describe("Added if even the smallest standard size is much larger than needed"),
  need: template("tons", "kilowatts", "btu"),
  rule: template("tons").describe("The rule of thumb, to compare"),
  sources: sources(parts, "kilowatts"),
});

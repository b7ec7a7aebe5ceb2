import { z } from "zod";
import { template, text } from "../../content/primitives.ts";
import { around, sources } from "../frame/stringParts.ts";
import { coolingLoadFields } from "./fields.ts";
import { parts } from "./roomLoad.ts";

export const coolingLoad = z.strictObject({
  ...around(coolingLoadFields([])),
  problems: z.strictObject({ hall: text, glass: text }),
  oneTon: text.describe("The answer if one unit of 1 ton is enough"),
  oneUnit: template("size"),
  severalUnits: template("count", "size"),
  oversized: text.describe("Added if even the smallest standard size is much larger than needed"),
  need: template("tons", "kilowatts", "btu"),
  rule: template("tons").describe("The rule of thumb, to compare"),
  sources: sources(parts, "kilowatts"),
});

import { z } from "zod";
import { template, text } from "../../content/textFields.ts";
import { around, eachOf, electricity } from "../frame/stringParts.ts";
import { geothermalFields, verdicts } from "./fields.ts";

export const geothermal = z.strictObject({
  ...around(geothermalFields([])),
  verdicts: eachOf(verdicts, z.strictObject({ name: text, reason: text })),
  loop: template("metres", "boreholes", "field"),
  water: template("litres", "cubicMetres"),
  efficiency: template("cop"),
  waterEfficiency: template("cop", "withPump", "lift").describe(
    "For water: the machine alone, and with the pump that lifts the water by {lift} metres",
  ),
  saving: electricity.describe("Electricity that air-cooled plant would take more"),
  part: template("tons", "load").describe(
    "Shown for a loop that carries only part of the load: {tons} and {load} are filled in",
  ),
  heating: text.describe("Added if the coldest day determines the size of the loop"),
  large: text.describe("Added for a load that requires a study"),
});

import { z } from "zod";
import { template, text } from "../content/textFields.ts";
import { coldRoom } from "./ColdRoom/strings.ts";
import { coolingLoad } from "./CoolingLoad/strings.ts";
import { geothermal } from "./Geothermal/strings.ts";
import { transportUnit } from "./TransportUnit/strings.ts";

const frame = z.strictObject({
  unscripted: text.describe("Note without scripts: the answer is for the values shown"),
  more: text.describe("Heading of the folded questions"),
  figures: text.describe("Heading of the folded figures and the entries behind them"),
  sender: z.strictObject({ heading: text, name: text, phone: text, place: text }),
  whatsapp: text,
  email: text,
  share: z
    .strictObject({ copy: text, link: text, print: text, copied: text })
    .describe("Ways to keep or share an answer"),
  copied: text.describe("Shown if the message is too long for a link, and has been copied"),
  privacy: text,
  link: text.describe("Label of the link to the answer in the message"),
  result: text.describe("Before the short answer that stays in view on phones"),
  basis: text.describe("Before the entries for which an answer was worked out"),
  noAnswer: text.describe("Replaces the answer while a field is invalid"),
  unit: text.describe("Name of the menu of units beside a number, for screen readers"),
  enter: template("min", "max", "example").describe("Shown for a wrong entry; {max} includes the unit"),
  enterWhole: template("min", "max", "example"),
});

export const calculators = z.strictObject({ frame, coolingLoad, coldRoom, transportUnit, geothermal });

type CalculatorStrings = z.infer<typeof calculators>;
export type FrameStrings = CalculatorStrings["frame"];
export type CoolingLoadStrings = CalculatorStrings["coolingLoad"];
export type ColdRoomStrings = CalculatorStrings["coldRoom"];
export type TransportUnitStrings = CalculatorStrings["transportUnit"];
export type GeothermalStrings = CalculatorStrings["geothermal"];

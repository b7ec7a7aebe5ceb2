import { z } from "zod";
import { template, text } from "../content/primitives.ts";
import { coldRoom } from "./ColdRoom/strings.ts";
import { coolingLoad } from "./CoolingLoad/strings.ts";
import { geothermal } from "./Geothermal/strings.ts";
import { transportUnit } from "./TransportUnit/strings.ts";

const frame = z.strictObject({
  unscripted: text.describe("Note without scripts: the answer is for the values shown"),
  whatsapp: text,
  email: text,
  copy: text,
  copied: text,
  print: text,
  share: text,
  shared: text.describe("Confirms that the link was copied"),
  more: text.describe("Button that shows the other ways to share the answer"),
  tooLong: text.describe("Shown if the message is too long for a mail link"),
  openMail: text.describe("Link: opens the mail program without the message"),
  tooLongChat: text.describe("Shown if the message is too long for a WhatsApp link"),
  openChat: text.describe("Link: opens the chat without the message"),
  sender: z
    .strictObject({ heading: text, name: text, phone: text, place: text })
    .describe("The sender's fields, and their labels in the message"),
  privacy: text,
  link: text.describe("Label of the link to the answer in the message"),
  result: text.describe("Before the short answer that stays in view on phones"),
  noAnswer: text.describe("Replaces the answer while a field is invalid"),
  unit: text.describe("Name of the menu of units beside a number, for screen readers"),
  problems: z
    .strictObject({ number: text, range: text, whole: text })
    .describe("Why an entry is invalid; followed by what can be entered"),
  enter: template("quantity", "min", "max", "example").describe(
    "What can be entered: {quantity}, {min}, {max} and {example} are filled in",
  ),
  or: text.describe("Between two examples"),
  quantities: z
    .strictObject({
      length: text,
      area: text,
      volume: text,
      mass: text,
      cooling: text,
      temperature: text,
      number: text,
      whole: text,
    })
    .describe("For {quantity}"),
});

export const calculators = z.strictObject({ frame, coolingLoad, coldRoom, transportUnit, geothermal });

type CalculatorStrings = z.infer<typeof calculators>;
export type FrameStrings = CalculatorStrings["frame"];
export type CoolingLoadStrings = CalculatorStrings["coolingLoad"];
export type ColdRoomStrings = CalculatorStrings["coldRoom"];
export type TransportUnitStrings = CalculatorStrings["transportUnit"];
export type GeothermalStrings = CalculatorStrings["geothermal"];

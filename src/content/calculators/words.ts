import { z } from "zod";
import { template, text } from "../primitives.ts";
import { coldRoom, coolingLoad } from "./roomWords.ts";
import { geothermal, transportUnit } from "./unitWords.ts";

/** What all tools share: the ways to hand an answer on, and what is said of answers that can't be used. */
const frame = z.strictObject({
  unscripted: text.describe("Said where no script runs, and the answer is the one for the values shown"),
  whatsapp: text,
  email: text,
  copy: text,
  copied: text,
  print: text,
  share: text,
  shared: text.describe("Said when the link is on the clipboard"),
  more: text.describe("Opens the other ways to hand the answer on"),
  tooLong: text.describe("Said of a message that is too long for a mail link"),
  openMail: text.describe("Link: opens the mail program without the message"),
  tooLongChat: text.describe("Said of a message that is too long for a WhatsApp link"),
  openChat: text.describe("Link: opens the chat without the message"),
  sender: z
    .strictObject({ heading: text, name: text, phone: text, place: text })
    .describe("Fields for who asks, and their names in the message"),
  privacy: text,
  link: text.describe("In the message, before the address of the answer"),
  noAnswer: text.describe("In place of an answer, while one of the fields is wrong"),
  unit: text.describe("Name of the menu of units beside a number, for screen readers"),
  problems: z
    .strictObject({ number: text, range: text, whole: text })
    .describe("Why an entry can't be used, before what can be entered"),
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

/** The words of the tools that calculate in the page; a section of `type: tool` shows one. */
export const tools = z.strictObject({ frame, coolingLoad, coldRoom, transportUnit, geothermal });

export type ToolWords = z.infer<typeof tools>;
export type FrameWords = ToolWords["frame"];
export type CoolingLoadWords = ToolWords["coolingLoad"];
export type ColdRoomWords = ToolWords["coldRoom"];
export type TransportUnitWords = ToolWords["transportUnit"];
export type GeothermalWords = ToolWords["geothermal"];

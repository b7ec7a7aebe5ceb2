import { z } from "zod";
import { text } from "../primitives.ts";
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
  tooLong: text.describe("Said of a message that is too long for a mail link"),
  openMail: text.describe("Link: opens the mail program without the message"),
  privacy: text,
  link: text.describe("In the message, before the address of the answer"),
  noAnswer: text.describe("In place of an answer, while one of the fields is wrong"),
  problems: z.strictObject({ number: text, range: text }).describe("{min} and {max} are filled in"),
});

/** The words of the tools that calculate in the page; a section of `type: tool` shows one. */
export const tools = z.strictObject({ frame, coolingLoad, coldRoom, transportUnit, geothermal });

export type ToolWords = z.infer<typeof tools>;
export type FrameWords = ToolWords["frame"];
export type CoolingLoadWords = ToolWords["coolingLoad"];
export type ColdRoomWords = ToolWords["coldRoom"];
export type TransportUnitWords = ToolWords["transportUnit"];
export type GeothermalWords = ToolWords["geothermal"];

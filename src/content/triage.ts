import { z } from "zod";
import { composeMailto, longestMailto } from "./message.ts";
import { id } from "./primitives.ts";
import { prose, template, text } from "./textFields.ts";

const choice = z.strictObject({
  id: id.describe("Id of the choice, for links: /contact#not-cooling"),
  title: text,
  advice: prose.describe("What to do or to send; below the message"),
  message: text.describe("The lines that the message begins with, with blanks to fill in"),
});

/** Leaves 100 characters for the recipient, which another file defines. */
const hasRoom = ({ title, message }: { title: string; message: string }) =>
  composeMailto("", title, message).length <= longestMailto - 100;
const tooLong = {
  error: "is too long for a mail link, whose limit is 1,800 characters: shorten it",
  path: ["message"],
};

export const triage = z.strictObject({
  heading: text.describe("The form's first question"),
  urgent: choice
    .extend({ questionsHeading: text, questions: z.array(prose).min(2).describe("What we will ask") })
    .refine(hasRoom, tooLong)
    .describe("The first choice, for a breakdown: it shows a call button in place of the fields"),
  call: template("phone").describe("The call button of a breakdown; {phone} is filled in"),
  items: z.array(choice.refine(hasRoom, tooLong)).min(2).max(4).describe("The other choices"),
});

export type Triage = z.infer<typeof triage>;

import { z } from "zod";
import { composeMailto, longestMailto } from "./message.ts";
import { icon, id, prose, template, text } from "./primitives.ts";

const channels = ["phone", "whatsapp", "email", "form"] as const;

const choice = z
  .strictObject({
    id: id.describe("Id of the choice, for links: /contact#not-cooling"),
    icon,
    title: text,
    text: text.describe("One line under the title"),
    advice: prose.describe("What to do first"),
    channels: z.array(z.enum(channels)).min(1).describe("The best one first"),
    questions: z.array(prose).min(2).describe("What we will ask"),
    message: text.describe("The message template, with blanks to fill in"),
  })
  // Leaves 100 characters for the recipient, which another file defines.
  .refine(({ title, message }) => composeMailto("", title, message).length <= longestMailto - 100, {
    error: "is too long for a mail link, whose limit is 1,800 characters: shorten it",
    path: ["message"],
  });

export const triage = z.strictObject({
  heading: text,
  questions: text.describe("Heading of the questions"),
  message: text.describe("Heading of the message template"),
  labels: z
    .strictObject({ phone: template("phone"), whatsapp: text, email: text, form: text })
    .describe("The buttons; {phone} is filled in"),
  items: z.array(choice).length(4),
});

export type Triage = z.infer<typeof triage>;
export type Choice = z.infer<typeof choice>;

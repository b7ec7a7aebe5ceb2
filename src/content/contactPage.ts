import { z } from "zod";
import { externalHref } from "./linkFields.ts";
import { imageFile, picture } from "./pictureFields.ts";
import { description, mainHeading, title, urduSection } from "./primitives.ts";
import { prose, template, text } from "./textFields.ts";
import { accordionSection } from "./sections.ts";
import { refuseClashes } from "./refinements.ts";
import { triage } from "./triage.ts";

/** Names of the form's own fields. */
const reserved = ["about", "service", "name", "email", "phone", "message"];

export const contactPage = z.strictObject({
  title,
  description,
  heading: mainHeading,
  lead: prose.describe("One or two sentences under the heading"),
  picture: picture.describe("For link previews; not shown on the page"),
  skyline: z
    .strictObject({ heading: text, picture: imageFile })
    .optional()
    .describe("The cities on a panorama at night with a transparent sky, above the footer"),
  choices: triage,
  details: z.strictObject({
    address: text,
    phone: text,
    phoneNote: prose,
    email: text,
    emailNote: prose,
    whatsapp: text,
    whatsappNote: prose,
    card: text.describe("Link to the contact card, a file that phones can import"),
    directions: text,
    code: text.describe("Name of the QR code for screen readers"),
  }),
  form: z.strictObject({
    serviceType: z.strictObject({ label: text, commercial: text, residential: text }),
    name: text,
    email: text,
    phone: text,
    emailOrPhone: text.describe("Note that an e-mail address or a phone number is enough"),
    fields: z
      .array(
        z
          .strictObject({
            label: text,
            choices: z.array(text).min(2).optional().describe("For a choice instead of a text"),
            required: z.literal(true).optional().describe("true: the message is not sent without it"),
          })
          .refine(({ label }) => !reserved.includes(label), {
            error: "is the name of another field of the form: begin with a capital letter",
            path: ["label"],
          }),
      )
      .default([])
      .superRefine(
        refuseClashes(
          "label",
          (one, other) => one.label === other.label,
          (first) => `is the same as in fields[${first}]: give each field its own label`,
        ),
      )
      .describe("Further questions of the form; their answers go into the message"),
    message: text,
    messageHint: text,
    send: text,
    service: z
      .strictObject({
        url: externalHref.describe("URL of the form at the service: https://formspree.io/f/…"),
        privacy: text.describe("States who receives the message; replaces the privacy text"),
        sending: text,
        sent: text.describe("Shown when the service has received the message"),
        failed: text.describe("Shown when sending fails, above the button that opens the mail program"),
      })
      .optional()
      .describe("A form service that receives messages; without it the form opens the mail program"),
    whatsapp: text,
    copy: text,
    copied: text,
    tooLong: text.describe("Shown if the message is too long for a mail link"),
    openMail: text.describe("Button: opens the mail program without the message"),
    tooLongChat: text.describe("Shown if the message is too long for a WhatsApp link"),
    openChat: text.describe("Button: opens the chat without the message"),
    privacy: text,
    subject: template("service", "name").describe(
      "Subject of the e-mail; {service} and {name} are filled in",
    ),
    errors: z.strictObject({
      summary: text,
      name: text,
      email: text,
      phone: text,
      reach: text,
      message: text,
      field: template("field").describe("Shown if a further question has no answer; {field} is its label"),
    }),
  }),
  urdu: urduSection,
  questions: accordionSection,
  map: z.strictObject({
    frameTitle: text,
    link: text,
    note: template("host").describe("Note that the map is loaded from another site; {host} is its name"),
  }),
  hours: z.strictObject({
    heading: text,
    note: text,
    closed: text,
    zone: text.describe("Time zone; scripts replace it with the opening status"),
    status: z
      .strictObject({
        open: template("time"),
        opensToday: template("time"),
        opensLater: template("day", "time"),
        allDay: text.describe("Open day and night, without a closing time"),
        closed: text,
      })
      .describe("The opening status; {time} and {day} are filled in"),
  }),
});

export type ContactPage = z.infer<typeof contactPage>;

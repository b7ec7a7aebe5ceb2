import { z } from "zod";
import { text } from "./primitives.ts";

const process = z.strictObject({
  heading: text,
  intro: text,
  steps: z.array(z.strictObject({ title: text, text })).min(3),
});

/** The parts about the offer that every service, solution and geothermal page shares. */
export const offer = z.strictObject({
  cities: text.describe("The line that names the served cities; {cities} is filled in"),
  project: process.describe("How a job runs, from the first question to maintenance"),
  contract: process.describe("How a maintenance contract begins; pages choose it with `process: contract`"),
  related: text.describe("Heading of the links to neighbouring pages"),
  sources: text.describe("Heading of the note that names a page's sources"),
  button: text.describe("Leads from a page's head to the contact page"),
  closing: z
    .strictObject({
      call: text,
      email: text,
      note: text.describe("{support} and {hours} are filled in from site.yaml"),
    })
    .describe("The end of every page"),
});

export type Offer = z.infer<typeof offer>;

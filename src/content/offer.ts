import { z } from "zod";
import { prose, template, text } from "./primitives.ts";

export const offer = z.strictObject({
  cities: text.describe("The line that lists the served cities, with {cities}"),
  process: prose.describe("One line on how a job runs, with a link to its steps"),
  questions: prose.describe("The line beside questions without an intro"),
  related: text.describe("Heading of the links to related pages"),
  details: text.describe("Heading of a page's collapsed sections"),
  sources: text.describe("Heading of the note that lists a page's sources"),
  button: text.describe("Button in a page's head that links to the contact page"),
  closing: z
    .strictObject({
      experience: text.describe("Years, projects and support line, with {founded}, {projects} and {support}"),
      note: template("hours"),
    })
    .describe("The end of every page"),
});

import { z } from "zod";
import { prose, template, text } from "./textFields.ts";

export const offer = z.strictObject({
  questions: text.describe("Heading of the questions and details at a page's end"),
  ask: prose.describe("The line beside that heading"),
  table: text.describe("Note beside the title of a closed table"),
  steps: template("count").describe("Note beside the title of closed steps: {count} steps"),
  sources: text.describe("Title of the row that lists a page's sources"),
  related: text.describe("Name of the links to related pages, for screen readers"),
  button: text.describe("Button in a page's head that links to the contact page"),
});

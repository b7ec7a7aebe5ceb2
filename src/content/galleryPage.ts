import { z } from "zod";
import { callToAction } from "./linkFields.ts";
import { description, mainHeading, title } from "./primitives.ts";
import { prose, template, text } from "./textFields.ts";

export const galleryPage = z.strictObject({
  title,
  description,
  heading: mainHeading,
  lead: prose,
  filter: z.strictObject({
    label: text.describe("Name of the category filter for screen readers"),
    all: text,
    result: template("count", "total"),
    everything: template("total").describe(
      "Replaces result if no category is selected; {total} is filled in",
    ),
  }),
  listHeading: text.describe("Heading of the pictures, for screen readers and search engines"),
  lightbox: z.strictObject({
    previous: text,
    next: text,
    position: template("number", "count"),
    more: text.describe("Link from a large picture to the page about that kind of work"),
  }),
  contact: callToAction,
});

export type GalleryPage = z.infer<typeof galleryPage>;

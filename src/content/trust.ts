import { z } from "zod";
import { phone } from "./phone.ts";
import { externalHref, internalHref } from "./linkFields.ts";
import { imageFile, picture } from "./pictureFields.ts";
import { year } from "./primitives.ts";
import { prose, text } from "./textFields.ts";

/** A list with a heading. If the list is empty, the page shows neither. */
const list = <Item extends z.ZodType>(item: Item) => z.strictObject({ heading: text, items: z.array(item) });

const pages = z
  .array(z.strictObject({ href: internalHref }))
  .describe("The service and solution pages that show it");

export const trust = z.strictObject({
  registrations: list(
    z.strictObject({
      name: text.describe("Who registered the company: Pakistan Engineering Council"),
      number: text.describe("As printed on the certificate"),
      href: internalHref.optional().describe("The certificate as a PDF: /pec.pdf"),
    }),
  ).describe("Shown on the about page and in structured data"),
  brands: list(text.describe("A maker's name"))
    .extend({
      pages,
      logos: z
        .array(
          z.strictObject({
            name: text,
            file: imageFile.meta({ slot: "unit", description: "A PNG or WebP file: gree.png" }),
          }),
        )
        .default([])
        .describe("Logos, with the maker's permission; the name is their alternative text"),
    })
    .describe("Brands that you install and service, shown on the home page too"),
  warranty: list(prose.describe("One term: what is covered, and for how long")).extend({ pages }),
  references: list(
    z.strictObject({
      client: text.describe("The client's name, with the client's consent"),
      work: text.describe("What you did, in a few words"),
      place: text,
      year,
      photograph: picture.optional(),
    }),
  )
    .extend({
      columns: z.array(text).length(4),
      more: text.describe("Heading of the collapsed list after the third"),
    })
    .describe("Shown on the about page; the first four are listed on the home page"),
  photographs: list(
    picture.extend({
      caption: text.describe("What the photograph shows, where, and when"),
      name: text.optional().describe("The person's name, with the person's consent"),
      role: text.optional().describe("The person's work: Service engineer"),
    }),
  ).describe("Photographs of team, workshop and vehicles, for the about page"),
  branches: list(
    z.strictObject({
      city: text,
      name: text.describe("The person or office that clients there can call"),
      phone,
      whatsapp: phone.optional(),
      response: text.optional().describe("How soon somebody comes: the same day"),
      address: text.optional().describe("Of an office that receives visitors: 12 Mall Road, Gulberg III"),
      map: externalHref.optional().describe("Link to the address in a map service"),
    }),
  ).describe(
    "Further offices, or people in other cities. The contact page also shows their addresses; service and solution pages list them under the head",
  ),
  response: text
    .optional()
    .describe("One sentence on who answers messages, and when; shown below the buttons that send one"),
});

export type Trust = z.infer<typeof trust>;

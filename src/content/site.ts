import { z } from "zod";
import { isOrigin, normalized } from "./addresses.ts";
import { invisibleFault } from "./textFaults.ts";
import { climate, coveredCity } from "./coverage.ts";
import { hoursException, openingHours, refuseOverlaps, refuseRepeatedDays } from "./hours.ts";
import { notices } from "./notices.ts";
import { phone } from "./phone.ts";
import { mapFrame } from "./mapFrame.ts";
import { externalHref, text, year } from "./primitives.ts";

/** ISO 3166-1 alpha-2. */
const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, "is not a country's two capital letters: write it as in PK");

export const networks = ["facebook", "instagram", "twitter", "linkedin"] as const;

/** Facts about the company that every page draws on. */
export const site = z.strictObject({
  name: text,
  tagline: text,
  blurb: text.describe("The footer's sentence or two about the company"),
  url: z.string().refine(isOrigin, {
    error: ({ input }) =>
      invisibleFault(String(input)) ??
      `is not the address of a site at the root of its host: write it as in ${new URL(normalized(input)).origin}`,
  }),
  urlStyle: z.enum(["plain", "slash"]).describe("slash only for hosts that always add a slash to folders"),
  hosting: z
    .strictObject({
      https: z.boolean().describe("Whether visitors who come by http are led to https"),
      oneHost: z
        .boolean()
        .describe("Whether the address without www. leads to the one with it, or the reverse, as in url"),
      hsts: z
        .enum(["off", "five-minutes", "one-week", "one-year"])
        .describe("For how long browsers remember to come by https alone"),
    })
    .describe("What the host files tell a web server"),
  founded: year,
  projects: text.describe("How many projects the company claims"),
  support: text.describe("The support line's hours"),
  phone,
  email: z.email({
    error: ({ input }) =>
      invisibleFault(String(input)) ?? "is not an e-mail address: write it as in info@example.com",
  }),
  whatsapp: phone.optional(),
  address: z.strictObject({
    street: text,
    area: text,
    city: text,
    region: text.optional().describe("Province or territory, for search engines"),
    country: text,
    countryCode,
  }),
  hours: z.array(openingHours).min(1).superRefine(refuseRepeatedDays),
  exceptions: z
    .array(hoursException)
    .default([])
    .superRefine(refuseOverlaps)
    .describe("Days with other hours. Those that are over disappear from the page by themselves."),
  notices: notices.describe("Strips above every page for a while; they come and go by themselves"),
  coverage: z.array(coveredCity).min(1),
  climate,
  social: z.array(z.strictObject({ network: z.enum(networks), label: text, href: externalHref })),
  map: z.strictObject({
    embed: mapFrame,
    link: externalHref,
    directions: externalHref.describe("Opens the way to the office in a maps program"),
  }),
  security: z
    .strictObject({
      expires: z.iso
        .date("is not a date: write it as in 2027-09-30")
        .describe("Until when security.txt holds: at most a year ahead (RFC 9116)"),
    })
    .describe("How to report a weakness of the site: the e-mail address above, until this day"),
});

export type SiteFacts = z.infer<typeof site>;
export type Network = (typeof networks)[number];

import { z } from "zod";
import { isHttpsUrl, isOrigin, normalized } from "./hrefs.ts";
import { networkIcon, networkNamed } from "./networks.ts";
import { refuse, refuseClashes } from "./refinements.ts";
import { invisibleProblem } from "./textProblems.ts";
import { climate, coveredCity } from "./coverage.ts";
import { hoursExceptions, weeklyHours } from "./hours.ts";
import { notices } from "./notices.ts";
import { furtherPhones, phone } from "./phone.ts";
import { mapFrame } from "./mapFrame.ts";
import { date } from "./publication.ts";
import { externalHref } from "./linkFields.ts";
import { year } from "./primitives.ts";
import { text } from "./textFields.ts";

const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, "is not a two-letter country code: write, for example, PK");

const verificationCode = z
  .string()
  .regex(/^[\w-]+$/, "is not a verification code: write only what is between the quotes after content=");

/** Latitudes and longitudes of Pakistan. */
const pakistan = { latitude: [23, 38], longitude: [60, 78] } as const;
const isBetween = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

const position = z
  .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .refine(
    ({ latitude, longitude }) =>
      !(isBetween(longitude, pakistan.latitude) && isBetween(latitude, pakistan.longitude)),
    {
      error: "has latitude and longitude exchanged: write the smaller number as latitude",
      path: ["latitude"],
    },
  );

export const site = z.strictObject({
  name: text,
  tagline: text,
  blurb: text.describe("One or two sentences about the company, for the footer"),
  url: z.string().refine(isOrigin, {
    error: ({ input }) =>
      invisibleProblem(String(input)) ??
      `is not the URL of a host without a path: write, for example, ${new URL(normalized(input)).origin}`,
  }),
  urlStyle: z
    .enum(["plain", "slash"])
    .describe("plain for most hosts; slash for hosts that always add a slash to folders"),
  hosting: z
    .strictObject({
      https: z.boolean().describe("Whether http redirects to https"),
      oneHost: z.boolean().describe("Whether the host name with or without www. redirects to the one in url"),
      hsts: z
        .enum(["off", "five-minutes", "one-week", "one-year"])
        .describe("How long browsers remember to use only https"),
    })
    .describe("Settings of the web server's configuration files"),
  founded: year,
  projects: text.optional().describe("The number of projects that the company claims"),
  support: text.optional().describe("The support line's hours"),
  phone: phone.describe("The main number, in the header and on every page"),
  phones: furtherPhones,
  email: z
    .email({
      error: ({ input }) =>
        invisibleProblem(String(input)) ?? "is not an e-mail address: write, for example, info@example.com",
    })
    .meta({ role: "email" }),
  whatsapp: phone.optional(),
  address: z.strictObject({
    street: text,
    area: text,
    city: text,
    region: text.optional().describe("Province or territory, for search engines"),
    postalCode: text.optional().describe("For search engines"),
    position: position.optional().describe("Of the office, in degrees, for search engines"),
    country: text,
    countryCode,
  }),
  hours: weeklyHours,
  exceptions: hoursExceptions.describe(
    "Days with different hours. Past ones disappear from the page automatically.",
  ),
  notices: notices.describe("Temporary banners above every page; they appear and disappear automatically"),
  coverage: z
    .array(coveredCity)
    .min(1)
    .superRefine(
      refuseClashes(
        "city",
        (one, other) => one.city.toLowerCase() === other.city.toLowerCase(),
        (first) => `is already in coverage[${first}]: write each city once`,
      ),
    ),
  climate,
  social: z
    .array(
      z.strictObject({
        label: text.describe("The network's name"),
        href: externalHref.describe("The company's profile page; its icon depends on the host"),
      }),
    )
    .superRefine(
      refuseClashes(
        "href",
        (one, other) => one.href === other.href,
        (first) => `is the same as in social[${first}]: write the address of this network's profile`,
      ),
    )
    .superRefine((all, context) => {
      for (const [index, { label, href }] of all.entries()) {
        const named = networkNamed(label);
        if (named && isHttpsUrl(href) && named !== networkIcon(href))
          refuse(
            context,
            [index, "href"],
            `is not an address of ${label}: write that of the profile there, or correct the label`,
          );
      }
    })
    .describe("Profiles in social networks, in order"),
  map: z.strictObject({
    embed: mapFrame,
    link: externalHref,
    directions: externalHref.describe("Opens directions to the office in a maps app"),
  }),
  security: z
    .strictObject({
      expires: date.describe("Expiry date of security.txt, at most a year ahead (RFC 9116)"),
    })
    .describe("Contact for security reports: the e-mail address above, until this date"),
  verification: z
    .strictObject({ google: verificationCode.optional(), bing: verificationCode.optional() })
    .optional()
    .describe("Codes that prove to search engines that the site is yours"),
  analytics: z
    .strictObject({
      script: externalHref
        .refine((href) => !/^https:\/\/[\w.-]*(googletagmanager|google-analytics)\./.test(href), {
          error: "is not supported, because it sets cookies: use Plausible or a compatible script",
        })
        .describe("URL of the script: https://plausible.io/js/script.js"),
      domain: text.describe("The site's name there: example.com"),
    })
    .optional()
    .describe("Counts visits without cookies, with Plausible or a compatible service"),
});

export type SiteFacts = z.infer<typeof site>;

import { z } from "zod";
import { isOrigin, normalized } from "./addresses.ts";
import { notices } from "./notices.ts";
import { externalHref, imageFile, text } from "./primitives.ts";
import { weekdays } from "./weekdays.ts";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day: write it as in "09:00"');
/** ISO 3166-1 alpha-2. */
const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, "is not a country's two capital letters: write it as in PK");
const phone = z
  .string()
  .regex(/^\+\d[\d ]{6,18}$/, 'is not an international phone number: write it as in "+92 51 234 5678"');

type Times = { opens?: string | undefined; closes?: string | undefined; closed?: true | undefined };

function checkTimes({ opens, closes, closed }: Times, context: z.RefinementCtx): void {
  if (Boolean(closed) === Boolean(opens && closes))
    context.addIssue({ code: "custom", message: "needs its times: write opens and closes, or closed: true" });
  else if (opens && closes && opens >= closes)
    context.addIssue({
      code: "custom",
      path: ["closes"],
      message: "must be later than opens: the office closes on the day on which it opened",
    });
}

/** Opening hours of one or more days: `opens` and `closes`, or `closed: true`. */
const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    opens: clock.optional(),
    closes: clock.optional(),
    closed: z.literal(true).optional(),
  })
  .superRefine(checkTimes);

const date = z.iso.date("is not a date: write it as in 2027-03-20");

/** Days on which other hours hold, such as a holiday or Ramadan. */
const hoursException = z
  .strictObject({
    from: date.describe("The first day"),
    to: date.describe("The last day"),
    reason: text.describe("Why, as visitors read it: Eid al-Fitr"),
    opens: clock.optional().describe("On days on which the office opens anyway"),
    closes: clock.optional(),
    closed: z.literal(true).optional(),
  })
  .superRefine(checkTimes)
  .refine(({ from, to }) => from <= to, {
    error: "is before from: write the last day, or the same day again",
    path: ["to"],
  });

/** Two exceptions on one day would tell visitors both. */
function refuseOverlaps(exceptions: { from: string; to: string }[], context: z.RefinementCtx): void {
  for (const [index, { from, to }] of exceptions.entries()) {
    const other = exceptions.slice(0, index).findIndex((earlier) => from <= earlier.to && earlier.from <= to);
    if (other >= 0)
      context.addIssue({
        code: "custom",
        path: [index, "from"],
        message: `falls into exceptions[${other + 1}]: write each day once`,
      });
  }
}

/** A day with two sets of hours would tell visitors and search engines both. */
function refuseRepeatedDays(hours: { days: string[] }[], context: z.RefinementCtx): void {
  const first = new Map<string, number>();
  for (const [entry, { days }] of hours.entries()) {
    for (const [index, day] of days.entries()) {
      const earlier = first.get(day);
      if (earlier === undefined) first.set(day, entry);
      else
        context.addIssue({
          code: "custom",
          path: [entry, "days", index],
          message: `is ${day}, which hours[${earlier + 1}] names already: write each day once`,
        });
    }
  }
}

const outdoors = z
  .number()
  .min(-10, "lies off the chart: write −10 °C or more, as a number")
  .max(50, "lies off the chart: write 50 °C or less, as a number");

/** A city, and between which temperatures a machine there has to work. */
const coveredCity = z.strictObject({
  city: text,
  status: z.enum(["served", "coming-soon"]),
  design: z
    .strictObject({
      cold: outdoors,
      hot: outdoors,
      ground: outdoors.describe("Mean of the year in °C, which the ground keeps below some ten metres"),
    })
    .refine(({ cold, hot }) => cold < hot, {
      error: "goes backwards: write the colder temperature as cold, the hotter one as hot",
      path: ["cold"],
    })
    .optional()
    .describe("Temperatures in °C: 99% of a year's hours are warmer than cold, 1% hotter than hot"),
});

/** What the chart of the cities says beside their names and figures. */
const climate = z.strictObject({
  label: text.describe("What the chart shows, for visitors who can't see it"),
  ratings: z
    .array(z.strictObject({ at: outdoors, label: text }))
    .length(2, "needs exactly two ratings: add or remove some")
    .describe("Outdoor temperatures in °C at which makers rate their machines"),
  source: text,
});

export const networks = ["facebook", "instagram", "twitter", "linkedin"] as const;

/** Facts about the company that every page draws on. */
export const site = z.strictObject({
  name: text,
  tagline: text,
  blurb: text.describe("The footer's sentence or two about the company"),
  url: z.string().refine(isOrigin, {
    error: ({ input }) =>
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
  founded: z.number().int(),
  projects: text.describe("How many projects the company claims"),
  support: text.describe("The support line's hours"),
  phone,
  email: z.email("is not an e-mail address: write it as in info@example.com"),
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
    embed: externalHref,
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

/** The credit of the site's developer, shown in the footer. */
export const credit = z.strictObject({
  prefix: text,
  name: text,
  title: text,
  photo: imageFile.describe("The card's photo, in content/images"),
  portfolioUrl: externalHref,
  githubUrl: externalHref,
  linkedinUrl: externalHref,
  whatsappUrl: externalHref,
  fiverrUrl: externalHref,
  youtubeUrl: externalHref,
  button: text,
});

export type SiteFacts = z.infer<typeof site>;
export type CoveredCity = z.infer<typeof coveredCity>;
export type OpeningHours = z.infer<typeof openingHours>;
export type HoursException = z.infer<typeof hoursException>;
export type Credit = z.infer<typeof credit>;
export type Network = (typeof networks)[number];

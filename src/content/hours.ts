import { z } from "zod";
import { text } from "./primitives.ts";
import { weekdays } from "./weekdays.ts";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day: write it as in "09:00"');

type Times = { opens?: string | undefined; closes?: string | undefined; closed?: true | undefined };

function checkTimes({ opens, closes, closed }: Times, context: z.RefinementCtx): void {
  if (context.issues.length > 0) return;
  if (Boolean(closed) === Boolean(opens && closes))
    context.addIssue({
      code: "custom",
      message: "has incomplete times: write opens and closes, or closed: true",
    });
  else if (opens && closes && opens >= closes)
    context.addIssue({
      code: "custom",
      path: ["closes"],
      message: "must be later than opens, on the same day",
    });
}

export const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    opens: clock.optional(),
    closes: clock.optional(),
    closed: z.literal(true).optional(),
  })
  .superRefine(checkTimes);

const date = z.iso.date("is not a date: write it as in 2027-03-20");

/** Days with different hours, for example a holiday or Ramadan. */
export const hoursException = z
  .strictObject({
    from: date.describe("The first day"),
    to: date.describe("The last day"),
    reason: text.describe("Reason that visitors read: Eid al-Fitr"),
    opens: clock.optional().describe("If the office opens on these days anyway"),
    closes: clock.optional(),
    closed: z.literal(true).optional(),
  })
  .superRefine(checkTimes)
  .refine(({ from, to }) => from <= to, {
    error: "is before from: write the last day, or the same day again",
    path: ["to"],
    when: ({ issues }) => issues.length === 0,
  });

export function refuseOverlaps(exceptions: { from: string; to: string }[], context: z.RefinementCtx): void {
  for (const [index, { from, to }] of exceptions.entries()) {
    const other = exceptions.slice(0, index).findIndex((earlier) => from <= earlier.to && earlier.from <= to);
    if (other >= 0)
      context.addIssue({
        code: "custom",
        path: [index, "from"],
        message: `overlaps exceptions[${other + 1}]: write each day once`,
      });
  }
}

export function refuseRepeatedDays(hours: { days: string[] }[], context: z.RefinementCtx): void {
  const first = new Map<string, number>();
  for (const [entry, { days }] of hours.entries()) {
    for (const [index, day] of days.entries()) {
      const earlier = first.get(day);
      if (earlier === undefined) first.set(day, entry);
      else
        context.addIssue({
          code: "custom",
          path: [entry, "days", index],
          message: `is ${day}, which is already in hours[${earlier + 1}]: write each day once`,
        });
    }
  }
}

export type OpeningHours = z.infer<typeof openingHours>;
export type HoursException = z.infer<typeof hoursException>;

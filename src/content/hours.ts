import { z } from "zod";
import { named } from "./fields.ts";
import { refuse, refuseClashes } from "./refinements.ts";
import { text } from "./textFields.ts";
import { date } from "./publication.ts";
import { weekdays } from "./weekdays.ts";

const clock = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'is not a time of day: write, for example, "09:00"');

const interval = z
  .strictObject({ opens: clock, closes: clock })
  .meta({ sample: { opens: "09:00", closes: "12:30" } });

const times = z.strictObject({
  opens: clock.optional().describe("09:00; for a whole day 00:00, and 24:00 as closing time"),
  closes: clock.optional().describe("18:00; midnight is 24:00"),
  intervals: z
    .array(interval)
    .min(1)
    .optional()
    .describe("For days with a break, instead of the two times above"),
  closed: z.literal(true).optional(),
});

type Times = z.infer<typeof times> & { hours?: unknown };

function checkTimes({ opens, closes, intervals, closed, hours }: Times, context: z.RefinementCtx): void {
  if (context.issues.length > 0) return;
  const given = [closed, opens && closes, intervals, hours].filter(Boolean).length;
  if (closed && (opens || closes || intervals || hours))
    return refuse(context, [], `is closed, but has times too: remove ${named("closed: true")}, or the times`);
  if (given !== 1 || Boolean(opens) !== Boolean(closes))
    return refuse(
      context,
      [],
      `has incomplete times: write ${named("opens")} and ${named("closes")}, or ${named("intervals")}, or ${named("closed: true")}`,
    );
  const list = intervals ?? intervalsOf({ opens, closes });
  for (const [index, { opens, closes }] of list.entries()) {
    const path = intervals ? ["intervals", index] : [];
    const before = list[index - 1];
    if (opens >= closes)
      refuse(
        context,
        [...path, "closes"],
        `must be later than ${named("opens")}, on the same day: divide hours past midnight, closing at 24:00 on the first day and opening at 00:00 on the next`,
      );
    else if (before && opens <= before.closes)
      refuse(context, [...path, "opens"], `must be later than the previous ${named("closes")}`);
  }
}

const intervalsOf = ({ opens, closes, intervals }: Times): Interval[] =>
  intervals ?? (opens && closes ? [{ opens, closes }] : []);

/**
 * Opening hours for a group of weekdays. Intervals are in chronological order; an empty list means closed.
 */
const openingHours = z
  .strictObject({ days: z.array(z.enum(weekdays)).min(1), ...times.shape })
  .superRefine(checkTimes)
  .transform(({ days, ...given }) => ({ days, intervals: intervalsOf(given) }))
  .meta({ sample: { opens: "09:00", closes: "18:00" } });

export const weeklyHours = z
  .array(openingHours)
  .min(1)
  .superRefine(
    refuseClashes(
      "days",
      (one, other) => one.days.some((day) => other.days.includes(day)),
      (first) => `has a day that is already in hours[${first}]: write each day once`,
    ),
  );

const hoursException = z
  .strictObject({
    from: date.describe("The first day"),
    to: date.describe("The last day"),
    reason: text.describe("Reason that visitors read: Eid al-Fitr"),
    ...times.shape,
    hours: weeklyHours
      .optional()
      .describe(
        "If the times differ by weekday, instead of those above; days that are not listed are closed",
      ),
  })
  .superRefine(checkTimes)
  .refine(({ from, to }) => from <= to, {
    error: `is before ${named("from")}: write the last day, which may be the same day`,
    path: ["to"],
    when: ({ issues }) => issues.length === 0,
  })
  .transform(({ from, to, reason, hours, ...given }) => {
    return { from, to, reason, intervals: intervalsOf(given), ...(hours && { hours }) };
  })
  .meta({ sample: { closed: true } });

export const hoursExceptions = z
  .array(hoursException)
  .default([])
  .superRefine(
    refuseClashes(
      "from",
      (one, other) => one.from <= other.to && other.from <= one.to,
      (first) => `overlaps exceptions[${first}]: write each day once`,
    ),
  )
  .transform((exceptions) => exceptions.toSorted((one, other) => (one.from < other.from ? -1 : 1)));

/** `opens` and `closes` are times such as `09:00`; `closes` may be `24:00`. */
export type Interval = z.infer<typeof interval>;
export type OpeningHours = z.infer<typeof openingHours>;
export type HoursException = z.infer<typeof hoursException>;

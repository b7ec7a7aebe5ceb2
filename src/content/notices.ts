import { z } from "zod";
import { prose } from "./primitives.ts";

/** Date and time in Pakistan; this format sorts chronologically. */
const isMoment = (value: string) =>
  z.iso.date().safeParse(value.slice(0, 10)).success && /^.{10} ([01]\d|2[0-3]):[0-5]\d$/.test(value);
const moment = z.string().refine(isMoment, "is not a date and time: write it as in 2027-03-19 18:00");

const notice = z
  .strictObject({
    from: moment.describe("When it appears, in Pakistan time: 2027-03-19 18:00"),
    until: moment.describe("When it disappears"),
    text: prose.describe("One line with its dates: Closed for Eid, 20 to 22 March; the support line answers"),
  })
  .refine(({ from, until }) => from < until, {
    error: "ends before it begins: write a later time than in from",
    path: ["until"],
    when: ({ issues }) => issues.length === 0,
  });

/** There is room for one notice only. */
function refuseOverlaps(notices: Notice[], context: z.RefinementCtx): void {
  for (const [index, { from, until }] of notices.entries()) {
    const other = notices
      .slice(0, index)
      .findIndex(
        (earlier) =>
          [from, until, earlier.from, earlier.until].every(isMoment) &&
          from < earlier.until &&
          earlier.from < until,
      );
    if (other >= 0)
      context.addIssue({
        code: "custom",
        path: [index, "from"],
        message: `overlaps notices[${other + 1}]: end one before the other begins`,
      });
  }
}

export const notices = z.array(notice).default([]).superRefine(refuseOverlaps);

export type Notice = z.infer<typeof notice>;

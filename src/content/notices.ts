import { z } from "zod";
import { prose } from "./primitives.ts";

/** A day and a time on Pakistan's clock. Written so, the earlier of two is the smaller text. */
const moment = z
  .string()
  .refine(
    (value) =>
      z.iso.date().safeParse(value.slice(0, 10)).success && /^.{10} ([01]\d|2[0-3]):[0-5]\d$/.test(value),
    "is not a day and a time: write it as in 2027-03-19 18:00",
  );

/** A strip above every page for a while. */
const notice = z
  .strictObject({
    from: moment.describe("When it appears, in Pakistan time: 2027-03-19 18:00"),
    until: moment.describe("When it goes"),
    text: prose.describe("One line with its dates: Closed for Eid, 20 to 22 March; the support line answers"),
  })
  .refine(({ from, until }) => from < until, {
    error: "ends before it begins: write a later time than in from",
    path: ["until"],
    when: ({ issues }) => issues.length === 0,
  });

/** Only one can be read in the one place that they have. */
function refuseOverlaps(notices: Notice[], context: z.RefinementCtx): void {
  for (const [index, { from, until }] of notices.entries()) {
    const other = notices
      .slice(0, index)
      .findIndex((earlier) => from < earlier.until && earlier.from < until);
    if (other >= 0)
      context.addIssue({
        code: "custom",
        path: [index, "from"],
        message: `falls into notices[${other + 1}]: let one end before the other begins`,
      });
  }
}

export const notices = z.array(notice).default([]).superRefine(refuseOverlaps);

export type Notice = z.infer<typeof notice>;

import { z } from "zod";
import { named } from "./fields.ts";
import { refuseClashes } from "./refinements.ts";
import { prose } from "./textFields.ts";

/** Checks for a date and time in Pakistan, such as `2027-03-19 18:00`. Such strings sort chronologically. */
const isMoment = (value: string) =>
  z.iso.date().safeParse(value.slice(0, 10)).success && /^.{10} ([01]\d|2[0-3]):[0-5]\d$/.test(value);
const moment = z
  .string()
  .refine(isMoment, "is not a date and time: write, for example, 2027-03-19 18:00")
  .meta({ role: "moment" });

const notice = z
  .strictObject({
    from: moment.describe("When it appears, in Pakistan time: 2027-03-19 18:00"),
    until: moment.describe("When it disappears"),
    text: prose.describe("One line with its dates: Closed for Eid, 20 to 22 March; the support line answers"),
  })
  .refine(({ from, until }) => from < until, {
    error: `ends before it begins: write a later time than ${named("from")}`,
    path: ["until"],
    when: ({ issues }) => issues.length === 0,
  });

/** Notices must not overlap, because only one is shown at a time. */
export const notices = z
  .array(notice)
  .default([])
  .superRefine(
    refuseClashes(
      "from",
      (one, other) =>
        [one, other].every(({ from, until }) => isMoment(from) && isMoment(until)) &&
        one.from < other.until &&
        other.from < one.until,
      (first) => `overlaps notices[${first}]: end one before the other begins`,
    ),
  );

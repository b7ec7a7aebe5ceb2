import { z } from "zod";
import { named } from "./fields.ts";
import { refuse } from "./refinements.ts";

export const date = z.iso.date("is not a date: write, for example, 2027-03-20").meta({ role: "date" });

export const publication = {
  draft: z.boolean().optional().describe("true: the page is not published; only npm run dev shows it"),
  from: date.optional().describe("The first day on which the page is published, in Pakistan time"),
  until: date.optional().describe("The last day on which the page is published, in Pakistan time"),
};

export type Publication = z.infer<z.ZodObject<typeof publication>>;

export function refuseReversed({ from, until }: Publication, context: z.RefinementCtx): void {
  if (from && until && until < from)
    refuse(context, ["until"], `is before ${named("from")}: write the last day, which may be the same day`);
}

import { z } from "zod";
import { besidePicture } from "./pictureFields.ts";
import { defineSection } from "./primitives.ts";
import { prose, text } from "./textFields.ts";
import { refuse } from "./refinements.ts";

const axis = z
  .strictObject({
    from: z.number().describe("Value at the start: on the left, or at the top on phones"),
    to: z.number().describe("Value at the end"),
    step: z.number().positive().describe("Distance between the numbers on the scale"),
    unit: z
      .enum(["°C", "h", "s"])
      .describe(
        "°C: a thermometer; h: hours of the day, for example 22.5 for 10:30 PM and 26 for 2 AM; s: seconds",
      ),
  })
  .meta({ sample: { from: 0, to: 10, step: 5 } });

const mark = z.strictObject({
  from: z.number().describe("Value, or with `to` the start of a range; shown on the page"),
  to: z.number().optional().describe("End of a range"),
  title: text,
  text: prose.optional(),
});

const band = z.strictObject({
  from: z.number().describe("Value at which it begins; it ends where the next one begins"),
  title: text.describe("Its name in the key; bands with the same name share it"),
  tone: z.enum(["plain", "cold", "heat"]).optional().describe("Colour: blue, cold or heat; without it, grey"),
});

/** Values marked on a linear axis, such as goods on a thermometer or the events of a day. */
export const scaleSection = defineSection("scale", {
  axis: axis.describe("The scale: temperatures or times"),
  marks: z.array(mark).min(2).describe("In the order of the scale"),
  bands: z
    .array(band)
    .min(2)
    .optional()
    .describe("Coloured parts of a scale of times, in its order: what runs when"),
  picture: besidePicture,
}).superRefine(({ axis: { from, to, step }, marks, bands = [] }, context) => {
  const along = (value: number) => (value - from) * Math.sign(to - from);
  const parts = along(to) / step;
  // Sums of tenths have rounding errors: 0.3 / 0.1 is 2.9999999999999996.
  if (Math.abs(parts - Math.round(parts)) > 1e-9 || parts < 1 - 1e-9 || parts > 24)
    refuse(
      context,
      ["axis", "step"],
      `must divide the scale from ${from} to ${to} into at most 24 equal parts`,
    );
  const placed: [string, { from: number; to?: number | undefined }[]][] = [
    ["marks", marks],
    ["bands", bands],
  ];
  for (const [key, list] of placed)
    for (const [index, { from: start, to: end = start }] of list.entries()) {
      const outside = [start, end].find((value) => along(value) < 0 || along(value) > along(to));
      if (outside !== undefined)
        refuse(context, [key, index], `${outside} is not on the scale from ${from} to ${to}`);
      else if (along(start) < along(list[index - 1]?.from ?? from))
        refuse(
          context,
          [key, index, "from"],
          `is on the wrong side of the one above it: put the ${key} in the order of the scale`,
        );
    }
});

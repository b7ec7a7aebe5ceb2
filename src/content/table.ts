import { z } from "zod";
import { figureIn } from "./figure.ts";
import { besidePicture } from "./pictureFields.ts";
import { defineSection } from "./primitives.ts";
import { prose, text } from "./textFields.ts";
import { refuse } from "./refinements.ts";

export const tableSection = defineSection("table", {
  columns: z.array(text).min(2),
  rows: z.array(z.array(prose)).min(2),
  bars: z
    .array(
      z.strictObject({
        column: text.describe("The name of a column of figures"),
        tone: z.enum(["plain", "cold", "heat"]).optional().describe("Colour: cold, heat or neutral"),
      }),
    )
    .optional()
    .describe("Columns whose figures are also drawn as bars, all on the same scale"),
  layout: z
    .literal("list")
    .optional()
    .describe("list: on phones each row is a list, for long cells; default: columns"),
  note: prose.optional().describe("A sentence under the table: conditions, units, source"),
  picture: besidePicture,
})
  .superRefine(({ columns, rows, bars = [] }, context) => {
    for (const [index, { length }] of rows.entries())
      if (length !== columns.length)
        refuse(
          context,
          ["rows", index],
          `has ${counted(length, "cell")}, the table has ${counted(columns.length, "column")}: put quotes around a cell that contains a comma`,
        );
    for (const [index, { column }] of bars.entries()) {
      const at = columns.indexOf(column);
      const path = ["bars", index, "column"];
      if (at < 1)
        refuse(
          context,
          path,
          `is not a column of figures in this table: write one of ${columns.slice(1).join(" | ")}`,
        );
      else if (!rows.some((row) => figureIn(row[at] ?? "")))
        refuse(context, path, "has no figure in any of its cells, so there is nothing to draw");
    }
  })
  .meta({
    sample: {
      rows: [
        ["–", "–"],
        ["–", "–"],
      ],
    },
  });

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;

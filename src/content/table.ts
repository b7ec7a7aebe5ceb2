import { z } from "zod";
import { figureIn } from "./figure.ts";
import { besidePicture } from "./pictureFields.ts";
import { defineSection } from "./primitives.ts";
import { prose, text } from "./textFields.ts";
import { refuse } from "./refinements.ts";

export const tableSection = defineSection("table", {
  columns: z.array(text).min(2),
  rows: z
    .array(z.array(prose))
    .min(2)
    .describe("Cells that begin with ✓, ~ or – and a space get a full, a half or an empty disc"),
  bars: z
    .array(
      z.strictObject({
        column: text.describe("The name of a column of figures"),
        tone: z.enum(["plain", "cold", "heat"]).optional().describe("Colour: cold, heat or neutral"),
      }),
    )
    .optional()
    .describe("Columns whose figures are also drawn as bars, all on the same scale"),
  totals: z.int().min(1).optional().describe("How many rows at the end sum up the rows above"),
  highlight: text.optional().describe("The name of the column that is tinted, because you recommend it"),
  note: prose.optional().describe("A sentence under the table: conditions, units, source"),
  picture: besidePicture,
})
  .superRefine(({ columns, rows, bars = [], totals = 0, highlight }, context) => {
    if (totals >= rows.length)
      refuse(context, ["totals"], `leaves no row to sum up: the table has ${counted(rows.length, "row")}`);
    if (highlight !== undefined && columns.indexOf(highlight) < 1)
      refuse(context, ["highlight"], notAColumn(columns));
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
      if (at < 1) refuse(context, path, notAColumn(columns));
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

const notAColumn = (columns: string[]) =>
  `is not a column of values in this table: write one of ${columns.slice(1).join(" | ")}`;

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;

import { examplesFor } from "./examples.ts";
import type { Fields, NumberField, EntryProblem } from "./fields.ts";
import { quantityOf } from "./measures.ts";
import type { FrameStrings } from "../strings.ts";
import { fill, printed } from "./fill.ts";
import type { ChoiceStrings } from "./Questions.tsx";

const digits = (bound: number) => (Number.isInteger(bound) ? 0 : 1);

/** The reason, followed by the accepted values with an example. */
function formatEntryProblem(kind: string, field: NumberField, unit: string | undefined, frame: FrameStrings) {
  const { enter, quantities, or, problems } = frame;
  const quantity = field.unit ? quantityOf(field.unit) : field.integer ? "whole" : "number";
  const wanted = fill(enter, {
    quantity: quantities[quantity],
    min: printed(field.min, digits(field.min)),
    max: printed(field.max, digits(field.max)) + (field.unit && unit ? `\u00a0${unit}` : ""),
    example: examplesFor(field)
      .join(` ${or} `)
      .replace(/ (?=\D)/g, "\u00a0"),
  });
  return `${problems[kind as keyof typeof problems]} ${wanted}`;
}

export const problemTexts = (
  problems: EntryProblem[],
  fields: Fields,
  strings: { fields: Record<string, ChoiceStrings>; problems?: Record<string, string> },
  frame: FrameStrings,
): Record<string, string> =>
  Object.fromEntries(
    problems.map(({ field: name, kind }) => {
      const field = fields[name];
      const isOfEntry = field?.kind === "number" && kind in frame.problems;
      const text = isOfEntry
        ? formatEntryProblem(kind, field, strings.fields[name]?.unit, frame)
        : (strings.problems?.[kind] ?? frame.problems.number);
      return [name, text];
    }),
  );

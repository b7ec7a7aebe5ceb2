import { createVar, styleVariants } from "@vanilla-extract/css";

/** Positions that depend on content are in steps with a class each, because the policy forbids `style`. */
export const steps = 120;

export const start = createVar();
export const end = createVar();

/** The classes that set `start` and `end`. */
const atSteps = (edge: string) =>
  styleVariants(
    Object.fromEntries(
      Array.from({ length: steps + 1 }, (_, step) => [step, { vars: { [edge]: `${step}` } }]),
    ),
  );
export const starts = atSteps(start);
export const ends = atSteps(end);

import { styleVariants } from "@vanilla-extract/css";
import { fontSize } from "../../styles/scale.ts";
import { heading as base } from "../../styles/stage.css.ts";

/** Beside the picture there is room for five lines. */
export const heading = styleVariants({
  short: [base, { fontSize: fontSize.h1 }],
  long: [base, { fontSize: fontSize.h1Long }],
});

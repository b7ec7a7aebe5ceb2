import { style, styleVariants } from "@vanilla-extract/css";
import { fontSize, space } from "../../styles/scale.ts";
import { heading as base } from "../../styles/stage.css.ts";

export const title = style({ display: "grid", gap: space.sm });
/** Five lines fit next to the picture. */
export const heading = styleVariants({
  short: [base, { fontSize: fontSize.h1 }],
  long: [base, { fontSize: fontSize.h1Long }],
});

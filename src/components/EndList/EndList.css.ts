import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, measure, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { rise } from "../ContactBlock/ContactBlock.css.ts";

/** A quieter end than the sections above. The closing block's picture rises into the space below the list. */
export const list = style({
  paddingBlock: `min(1.68rem + 2.286vw, 3.75rem) ${rise}`,
});
/** The line that invites questions ends the heading's line. */
export const head = style({
  display: "grid",
  gap: space.xs,
  marginBlockEnd: "min(0.5rem + 0.7vw, 1.125rem)",
  "@media": {
    [from("md")]: { gridTemplateColumns: "1fr auto", alignItems: "baseline", columnGap: space.lg },
  },
});
export const foot = style({ marginBlockStart: space.md });
export const sources = style({
  display: "grid",
  gap: space.xs,
  maxWidth: measure.lead,
  color: color.muted,
  fontSize: fontSize.small,
});

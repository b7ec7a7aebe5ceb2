import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, measure, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Less room below the list than below other sections, because the closing block has a ground of its own. */
export const list = style({ paddingBlockEnd: "min(1.25rem + 1vw, 2.25rem)" });
/** The line that invites questions ends the heading's line. */
export const head = style({
  display: "grid",
  gap: space.xs,
  marginBlockEnd: "min(0.5rem + 1.2vw, 1.5rem)",
  "@media": {
    [from("md")]: { gridTemplateColumns: "1fr auto", alignItems: "baseline", columnGap: space.lg },
  },
});
export const foot = style({ marginBlockStart: space.content });
export const sources = style({
  display: "grid",
  gap: space.xs,
  maxWidth: measure.lead,
  color: color.muted,
  fontSize: fontSize.small,
});

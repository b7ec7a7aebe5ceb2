import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { leading, measure, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({ counterReset: "step" });
/** On phones the number stands beside the words, from `sm` above them. */
export const step = style({
  counterIncrement: "step",
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": {
    [below("sm")]: { gridTemplateColumns: "2.5rem minmax(0, 1fr)", "::before": { gridRow: "1 / span 2" } },
  },
  "::before": {
    content: "counter(step)",
    color: color.accent,
    fontSize: "2.5rem",
    fontWeight: 500,
    lineHeight: leading.none,
    letterSpacing: tracking.display,
  },
});
globalStyle(`${step} > p`, { maxWidth: measure.body });

import { style } from "@vanilla-extract/css";
import { leading, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({ counterReset: "step" });
export const step = style({
  counterIncrement: "step",
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  "::before": {
    content: "counter(step)",
    color: color.accent,
    fontSize: "2.5rem",
    fontWeight: 500,
    lineHeight: leading.none,
    letterSpacing: tracking.display,
  },
});

import { style } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";
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
    lineHeight: 1,
    letterSpacing: "-0.04em",
  },
});

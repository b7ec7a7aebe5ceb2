import { style } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const tile = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
});
export const value = style({
  color: color.accent,
  fontSize: "clamp(3.25rem, 2.4rem + 3.4vw, 5.5rem)",
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: "-0.05em",
  fontVariantNumeric: "tabular-nums",
});

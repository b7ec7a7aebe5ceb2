import { style } from "@vanilla-extract/css";
import { leading, space, tracking } from "../../styles/scale.ts";
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
  fontSize: "clamp(3.25rem, 6vw, 5.5rem)",
  fontWeight: 500,
  lineHeight: leading.none,
  letterSpacing: tracking.display,
  fontVariantNumeric: "tabular-nums",
});

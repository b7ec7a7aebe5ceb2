import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({
  display: "grid",
  columnGap: space.xl,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const claim = style({
  display: "grid",
  gridTemplateColumns: "minmax(min(7rem, 33vw), 1fr) minmax(0, 2fr)",
  alignItems: "start",
  gap: space.md,
  paddingBlock: space.lg,
  borderBlockStart: `1px solid ${color.border}`,
});
export const value = style({
  color: color.accent,
  fontSize: fontSize.h1,
  fontWeight: 650,
  letterSpacing: tracking.display,
  lineHeight: leading.none,
  fontVariantNumeric: "tabular-nums",
});

import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const tiles = style({
  display: "grid",
  gap: space.md,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const tile = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  padding: space.lg,
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
});
export const value = style({
  color: color.accent,
  fontSize: fontSize.h1,
  fontWeight: 750,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
});
export const label = style({ fontSize: fontSize.h3 });
export const text = style({ color: color.muted, fontSize: "1rem" });

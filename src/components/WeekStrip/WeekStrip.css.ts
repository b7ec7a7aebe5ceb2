import { style } from "@vanilla-extract/css";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const week = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `${space.xs} ${space.sm}`,
  marginBlock: space.md,
  color: color.muted,
  fontSize: fontSize.small,
  lineHeight: leading.none,
});
export const times = style({ display: "grid", alignContent: "space-between", textAlign: "end" });
export const drawing = style({
  width: "100%",
  height: "7rem",
  fill: color.accent,
  overflow: "visible",
});
export const hours = style({ stroke: color.border, vectorEffect: "non-scaling-stroke" });
export const days = style({
  gridColumn: 2,
  display: "grid",
  gridTemplateColumns: "repeat(7, 1fr)",
  textAlign: "center",
});

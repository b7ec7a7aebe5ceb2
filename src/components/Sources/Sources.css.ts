import { style } from "@vanilla-extract/css";
import { fontSize, measure, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({
  display: "grid",
  gap: space.xs,
  maxWidth: measure.small,
  color: color.muted,
  fontSize: fontSize.small,
});

import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const text = style({
  maxWidth: "44rem",
  marginBlockStart: `calc(-1 * ${space.md})`,
  color: color.onDeepMuted,
  fontSize: fontSize.lead,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.md,
  marginBlockStart: space.lg,
});

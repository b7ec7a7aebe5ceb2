import { style } from "@vanilla-extract/css";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const tile = style([
  panel,
  { display: "grid", gap: space.xs, alignContent: "start", padding: space.lg },
]);
export const value = style({
  color: color.accent,
  fontSize: fontSize.h1,
  fontWeight: 750,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
});

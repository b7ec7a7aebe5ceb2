import { style } from "@vanilla-extract/css";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const figure = style({ display: "grid", gap: space.md });
export const text = style({
  maxWidth: "48rem",
  fontSize: fontSize.h2,
  lineHeight: leading.snug,
  textWrap: "pretty",
});
export const attribution = style({ color: color.muted });

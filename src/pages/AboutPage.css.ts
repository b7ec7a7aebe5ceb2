import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const icons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.md} ${space.lg}`,
});
export const icon = style({
  display: "flex",
  gap: space.sm,
  alignItems: "center",
  color: color.brand,
});
globalStyle(`${icon} > h3`, { color: color.text, fontSize: "1rem" });

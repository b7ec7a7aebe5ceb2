import { globalStyle, style } from "@vanilla-extract/css";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, motion, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const card = style([
  panel,
  { display: "block", overflow: "hidden", color: color.text, textDecoration: "none" },
]);
export const picture = style({ display: "block", overflow: "hidden", aspectRatio: "3 / 2" });
export const words = style({
  display: "grid",
  gap: "0.125rem",
  padding: `${space.md} ${space.lg} ${space.lg}`,
});
export const category = style({ color: color.accent, fontSize: fontSize.small, fontWeight: 650 });
export const title = style({ fontSize: fontSize.h3, fontWeight: 700, lineHeight: 1.25 });

globalStyle(`${picture} img`, { transition: `transform ${motion.calm}` });
globalStyle(`${card}:hover img`, { transform: "scale(1.03)" });

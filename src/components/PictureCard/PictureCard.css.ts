import { globalStyle, style } from "@vanilla-extract/css";
import { motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { softShadow, variant } from "../Picture/Picture.css.ts";

export const card = style({ position: "relative" });
export const picture = style({ overflow: "clip" });
globalStyle(`${picture} img`, { transition: `transform ${motion.calm}` });
globalStyle(`${picture} > ${variant.cutOut}`, softShadow);
globalStyle(`${card}:hover img`, { transform: "scale(1.03)" });
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  color: color.brand,
});
globalStyle(`${title} > svg`, { order: -1, flexShrink: 0 });
/** Makes the whole card clickable. */
export const link = style({
  color: color.text,
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.lg },
  ":focus-visible": { outline: "none" },
  selectors: { "&:focus-visible::after": { outline: `3px solid ${color.brand}`, outlineOffset: "2px" } },
});

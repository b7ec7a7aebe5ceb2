import { globalStyle, style } from "@vanilla-extract/css";
import { leading, motion, radius, space } from "../../styles/scale.ts";
import { link as coveringLink } from "../ServiceGrid/ServiceGrid.css.ts";

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignContent: "start",
});
export const picture = style({
  overflow: "clip",
  aspectRatio: "3 / 2",
  borderRadius: radius.lg,
});
export const text = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  lineHeight: leading.snug,
});
export const link = coveringLink;

globalStyle(`${picture} img`, { transition: `transform ${motion.calm}` });
globalStyle(`${card}:hover img`, { transform: "scale(1.03)" });

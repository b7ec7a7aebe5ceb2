import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { leading, motion, radius, space } from "../../styles/scale.ts";
import { link as coveringLink } from "../ServiceGrid/ServiceGrid.css.ts";

/** A picture beside the words on phones, above them where three stand in a row. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "2fr 3fr",
  gap: space.md,
  alignContent: "start",
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const picture = style({
  overflow: "clip",
  aspectRatio: "3 / 2",
  borderRadius: radius.lg,
  alignSelf: "start",
});
export const words = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  lineHeight: leading.snug,
});
export const link = coveringLink;

globalStyle(`${picture} img`, { transition: `transform ${motion.calm}` });
globalStyle(`${card}:hover img`, { transform: "scale(1.03)" });

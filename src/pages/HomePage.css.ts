import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { darkPanel } from "../styles/grounds.css.ts";
import { fontSize, leading, measure, space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const story = style({
  display: "grid",
  gap: space.lg,
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: space.xxl } },
});
/** Beside the heading and the button. */
export const paragraphs = style({
  display: "grid",
  gap: space.lg,
  alignContent: "start",
  fontSize: fontSize.statement,
  lineHeight: leading.snug,
  "@media": { [from("lg")]: { gridArea: "1 / 2 / span 2" } },
});
/** The figures on a dark ground, between two sections of pictures. */
export const why = style([darkPanel.cold, { paddingBlock: "2.5rem" }]);
globalStyle(`${why} h2`, { marginBlockEnd: space.content });
globalStyle(`${why} dt`, {
  paddingBlockEnd: "0.5rem",
  fontSize: "clamp(3rem, 6.5vw, 6rem)",
  color: color.text,
});
export const trust = style({
  display: "grid",
  gap: space.sm,
  maxWidth: measure.body,
  marginBlockStart: space.lg,
  lineHeight: leading.snug,
});
export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.md,
  marginBlockEnd: space.content,
});

import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { fontSize, leading, measure, space, tracking } from "../styles/scale.ts";

export const story = style({
  display: "grid",
  gap: space.content,
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: space.xxl } },
});
export const paragraphs = style({
  display: "grid",
  gap: space.lg,
  fontSize: fontSize.statement,
  letterSpacing: tracking.heading,
  lineHeight: leading.snug,
});
globalStyle(`${paragraphs} a`, { fontSize: fontSize.body, letterSpacing: 0 });
export const calculators = style({
  display: "grid",
  gap: space.lg,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr)",
      columnGap: space.xxl,
      alignItems: "center",
    },
  },
});
export const trust = style({
  display: "grid",
  gap: space.sm,
  maxWidth: measure.body,
  marginBlockStart: space.lg,
  lineHeight: leading.snug,
});
export const projectsHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.md,
  marginBlockEnd: space.content,
});

import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { darkPanel, grounded } from "../styles/grounds.css.ts";
import { leading, measure, radius, space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const story = style({
  display: "grid",
  gap: space.lg,
  alignItems: "center",
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl } },
});
export const copy = style({ display: "grid", gap: space.md, justifyItems: "start" });
export const picture = style([
  grounded.Residential,
  {
    order: -1,
    overflow: "clip",
    borderRadius: radius.lg,
    "@media": { [from("lg")]: { order: 0 } },
  },
]);
globalStyle(`${picture} > img`, { aspectRatio: "2 / 1" });
globalStyle(`#content ${story} > picture`, { "@media": { print: { display: "none" } } });
/** The figures on a dark ground, between two sections of pictures. */
export const why = style([darkPanel.cold, { paddingBlock: "clamp(2.5rem, 5vw, 3.5rem)" }]);
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

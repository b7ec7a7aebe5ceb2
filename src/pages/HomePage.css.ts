import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { grounded } from "../styles/grounds.css.ts";
import { leading, measure, radius, space } from "../styles/scale.ts";

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
globalStyle(`${picture} > img`, { aspectRatio: "9 / 4" });
globalStyle(`#content ${story} > picture`, { "@media": { print: { display: "none" } } });
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

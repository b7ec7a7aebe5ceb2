import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { onGround } from "../../styles/grounds.css.ts";
import { grid } from "../../styles/layout.css.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { variant } from "../Picture/Picture.css.ts";
import { pairs } from "./columns.css.ts";

/** The picture is above the text. */
export const pictured = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  alignContent: "start",
});
export const portrait = style({
  display: "block",
  marginBlockEnd: space.xs,
  overflow: "clip",
  borderRadius: radius.lg,
  backgroundColor: color.ground,
});
globalStyle(`#content ${pictured} > ${portrait}`, { "@media": { print: { display: "none" } } });
globalStyle(`${portrait} img`, { "@media": { [below("sm")]: { aspectRatio: "2 / 1" } } });
/** Enlarged, because a machine fills only four fifths of its picture. */
export const machine = style({});
globalStyle(`${machine} > ${variant.cutOut}`, { transform: "scale(1.12)" });
export const list = style({
  containerType: "inline-size",
  "@media": { [below("sm")]: { rowGap: "2.5rem" } },
});
/** Five cards. */
export const five = style([
  grid,
  {
    "@media": {
      [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  },
]);
globalStyle(`${five} img`, { "@media": { [from("sm")]: { aspectRatio: "auto", height: "12.5rem" } } });
/** The first of five cards, as high as the two rows beside it: a panel with its text above its picture. */
export const tall = style([
  pictured,
  onGround,
  {
    display: "flex",
    flexDirection: "column",
    padding: space.card,
    borderRadius: radius.lg,
    "@media": { [between("sm", "lg")]: { gridColumn: "1 / -1" }, [from("lg")]: { gridRow: "span 2" } },
  },
]);
globalStyle(`${tall} > ${portrait}`, { order: 1, margin: `auto calc(-1 * ${space.card})` });
globalStyle(`${five} > ${tall} img`, {
  "@media": { [from("lg")]: { aspectRatio: "4 / 3", height: "auto" } },
});
/** Four or more cards. On phones two columns, where a first card without neighbour fills its row. */
export const many = style({
  "@media": {
    [below("sm")]: {
      gridTemplateColumns: pairs,
      gap: `${space.lg} ${space.md}`,
    },
  },
});
globalStyle(`${many} > :first-child:nth-last-child(odd)`, {
  "@media": { [below("sm")]: { gridColumn: "1 / -1" } },
});
globalStyle(`${many} > :not(:first-child:nth-last-child(odd)) img`, {
  "@media": { [below("sm")]: { aspectRatio: "3 / 2" } },
});
/** In narrow columns, so that lines have more words. */
globalStyle(`${many} > li > h3 ~ p`, {
  "@media": { [below("sm")]: { fontSize: fontSize.small, lineHeight: leading.snug } },
});
/** A row with the title on the left, for lists next to a picture. */
export const row = style({
  display: "grid",
  gap: `${space.xs} ${space.lg}`,
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
  ":first-child": { borderBlockStart: `2px solid ${color.text}` },
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3.4fr)", alignItems: "baseline" },
  },
});
/** Clipping hides the separator dot at the start of each line. */
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  marginBlockStart: "auto",
  marginInlineStart: "-0.9rem",
  paddingBlockStart: space.xs,
  clipPath: "inset(0 0 0 0.9rem)",
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: 500,
});
globalStyle(`${tags} > ::before`, {
  content: '"·" / ""',
  display: "inline-block",
  width: "0.9rem",
  textAlign: "center",
  color: color.muted,
});

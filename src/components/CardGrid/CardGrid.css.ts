import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
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
/** Five or six cards. Their pictures are lower than those of three. */
export const low = style({});
globalStyle(`${low} img`, { "@media": { [from("md")]: { aspectRatio: "2 / 1" } } });
/** A card without a picture among others, which leads to another place. Its title is no heading. */
export const panel = style([
  darkPanel.navy,
  {
    display: "grid",
    gap: space.sm,
    alignContent: "center",
    padding: space.card,
    borderRadius: radius.lg,
  },
]);
globalStyle(`${panel} > :first-child`, {
  fontSize: fontSize.large,
  fontWeight: 650,
  letterSpacing: "-0.02em",
  lineHeight: leading.snug,
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
/** A figure of up to eleven characters fits on one line. */
globalStyle(`${many} > li > picture + p`, { "@media": { [below("sm")]: { fontSize: "min(1.75rem, 7vw)" } } });
/** In narrow columns, so that lines have more words. */
globalStyle(`${many} > li > h3 ~ p, ${many} > ${panel} > p + p`, {
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

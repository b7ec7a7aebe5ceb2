import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { columns } from "../../styles/layout.css.ts";
import { leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const list = style([
  columns[4],
  {
    "@media": {
      [below("sm")]: { gap: space.xs },
      [between("sm", "lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [from("lg")]: { rowGap: space.sm },
    },
  },
]);
const card = style([
  base.card,
  {
    display: "grid",
    gridTemplateColumns: "min(6rem, 26vw) minmax(0, 1fr)",
    gap: space.md,
    gridTemplateRows: "auto 1fr",
    "@media": { [from("sm")]: { gridTemplateColumns: "1fr", gap: space.sm, paddingBlockEnd: space.sm } },
  },
]);
const picture = style([
  base.picture,
  {
    aspectRatio: "4 / 3",
    borderRadius: radius.md,
    "@media": { [from("lg")]: { aspectRatio: "5 / 2" }, print: { aspectRatio: "2 / 1" } },
  },
]);
const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.5rem",
  gridTemplateRows: "auto auto 1fr",
});
/** Hides the icon on phones, because it adds nothing next to a small picture. */
globalStyle(`${text} > h3 > svg`, { "@media": { [below("sm")]: { display: "none" } } });
const description = style({
  color: color.muted,
  fontSize: "1rem",
  lineHeight: leading.snug,
  "@media": { [below("sm")]: { display: "none" } },
});
export const classes = { card, picture, text, title: base.title, description };

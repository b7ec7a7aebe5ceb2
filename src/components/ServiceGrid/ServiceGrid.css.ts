import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { columns } from "../../styles/layout.css.ts";
import { leading, radius, space } from "../../styles/scale.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const list = {
  2: style([columns[2], { rowGap: space.lg }]),
  3: style([columns[3], { rowGap: "min(2.25rem, 8vw)" }]),
};
/** A card is a row with a small picture on phones, otherwise a picture above its text. */
const card = style([
  base.card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    alignItems: "center",
    gap: space.md,
    "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" } },
  },
]);
const picture = style([
  base.picture,
  {
    aspectRatio: "4 / 3",
    borderRadius: radius.md,
    "@media": { [from("sm")]: { aspectRatio: "16 / 9", borderRadius: radius.lg } },
  },
]);
globalStyle(`${picture} img`, { aspectRatio: "auto" });
const text = style({ display: "grid", gap: "0.25rem", lineHeight: leading.snug });
globalStyle(`${text} :is(ul, svg)`, { "@media": { [below("sm")]: { display: "none" } } });
export const classes = { card, picture, text, title: base.title };

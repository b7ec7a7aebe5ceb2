import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { columns } from "../../styles/layout.css.ts";
import { leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const list = style([
  columns[4],
  {
    gap: space.sm,
    "@media": {
      [between("sm", "lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [from("lg")]: { gap: space.md },
    },
  },
]);
/** A row with the picture at its start on phones, otherwise the text above the picture. */
const card = style([
  base.card,
  {
    overflow: "clip",
    display: "grid",
    gridTemplateColumns: "min(8rem, 34vw) minmax(0, 1fr)",
    alignItems: "center",
    gap: space.sm,
    borderRadius: radius.lg,
    "@media": {
      [from("sm")]: { gridTemplateColumns: "1fr", gridTemplateRows: "1fr auto", gap: 0 },
    },
  },
]);
const picture = style([
  base.picture,
  {
    aspectRatio: "4 / 3",
    "@media": { [from("sm")]: { order: 1, aspectRatio: "5 / 3" }, print: { display: "none" } },
  },
]);
globalStyle(`${picture} > img`, { aspectRatio: "auto" });
const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "0.25rem",
  padding: `${space.sm} ${space.sm} ${space.sm} 0`,
  "@media": { [from("sm")]: { height: "100%", padding: `${space.sm} ${space.md} 0` } },
});
/** Hides the icon on phones, because it adds nothing next to a small picture. */
globalStyle(`${text} > h3 > svg`, { flexShrink: 0, "@media": { [below("sm")]: { display: "none" } } });
/** The colour of links has too little contrast on the lower part of a sky. */
globalStyle(`${text} > ul`, { marginBlockStart: 0, color: color.text });
const description = style({
  color: color.muted,
  fontSize: "1rem",
  lineHeight: leading.snug,
  "@media": { [below("sm")]: { display: "none" }, [from("lg")]: { minHeight: "2lh" } },
});
export const classes = { card, picture, text, title: base.title, description };

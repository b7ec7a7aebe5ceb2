import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { columns } from "../../styles/layout.css.ts";
import { leading, radius, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const list = style([
  columns[4],
  {
    gap: space.sm,
    "@media": {
      [below("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [between("sm", "lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [from("lg")]: { gap: space.md },
    },
  },
]);
/** The picture is above the text on phones, otherwise below it. */
const card = style([
  base.card,
  {
    overflow: "clip",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    borderRadius: radius.lg,
    "@media": { [from("sm")]: { gridTemplateRows: "1fr auto" } },
  },
]);
const picture = style([
  base.picture,
  {
    aspectRatio: "3 / 2",
    "@media": { [from("sm")]: { order: 1 }, print: { display: "none" } },
  },
]);
globalStyle(`${picture} > img`, { aspectRatio: "auto" });
const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  gap: "0.25rem",
  padding: "0 min(0.875rem, 3.6vw) min(0.875rem, 3.6vw)",
  "@media": { [from("sm")]: { padding: "1.25rem 1.25rem 0" } },
});
/** Hides the icon on phones, because it adds nothing next to a small picture. */
globalStyle(`${text} > h3 > svg`, { flexShrink: 0, "@media": { [below("sm")]: { display: "none" } } });
/** Small enough for three tags on one line. */
globalStyle(`${text} > ul`, {
  marginBlockStart: 0,
  color: color.muted,
  fontSize: "0.875rem",
  fontWeight: 400,
  lineHeight: leading.snug,
  "@media": { [below("sm")]: { display: "none" } },
});
globalStyle(`${text} > h3`, { "@media": { [below("sm")]: { fontSize: "min(1.0625rem, 4.6vw)" } } });
/** Tight enough for the longest title to share its line with the icon. */
const title = style([
  base.title,
  { "@media": { [from("lg")]: { letterSpacing: tracking.heading, wordSpacing: 0 } } },
]);
const description = style({
  color: color.muted,
  fontSize: "1rem",
  lineHeight: leading.snug,
  "@media": { [below("sm")]: { fontSize: "0.9375rem" } },
});
export const classes = { card, picture, text, title, description };

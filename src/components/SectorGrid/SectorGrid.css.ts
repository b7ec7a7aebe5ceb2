import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { grid } from "../../styles/layout.css.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { variant } from "../Picture/Picture.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const groups = style([
  grid,
  {
    gap: space.md,
    "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.lg } },
  },
]);
export const group = style({
  padding: "min(1.25rem, 5vw) min(1rem, 4vw)",
  borderRadius: radius.lg,
  "@media": { [from("lg")]: { padding: "1.25rem 1.75rem" } },
});
export const groupTitle = style({
  marginBlockEnd: space.xs,
  fontSize: fontSize.quiet,
  fontWeight: 600,
  lineHeight: leading.snug,
  letterSpacing: "-0.02em",
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.lg} ${space.md}`,
  "@media": {
    [between("sm", "lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from("lg")]: { gap: "1.75rem 2rem" },
  },
});
const card = style([
  base.card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space.xs,
  },
]);
/** Wider than its column from `lg`, because a model has empty space at its sides and above it. */
const picture = style([
  base.picture,
  {
    aspectRatio: "3 / 2",
    "@media": {
      [from("lg")]: { aspectRatio: "5 / 3", marginInline: "-1.25rem" },
      print: { display: "none" },
    },
  },
]);
globalStyle(`${picture} > img`, { aspectRatio: "auto" });
globalStyle(`${picture} > ${variant.cutOut}`, { objectFit: "cover", objectPosition: "50% 100%" });
const text = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "0.25rem" });
/** Hides the icon on phones, because it adds nothing next to a small picture. */
globalStyle(`${text} > h3 > svg`, { "@media": { [below("sm")]: { display: "none" } } });
globalStyle(`${text} > ul`, {
  marginBlockStart: 0,
  color: color.muted,
  fontSize: "0.875rem",
  fontWeight: 400,
  lineHeight: leading.snug,
  "@media": { [below("sm")]: { display: "none" } },
});
globalStyle(`${text} > h3`, { "@media": { [below("sm")]: { fontSize: "min(1.0625rem, 4.6vw)" } } });
const description = style({
  color: color.muted,
  fontSize: "1rem",
  lineHeight: leading.snug,
  "@media": { [below("sm")]: { fontSize: "0.9375rem" } },
});
export const classes = { card, picture, text, title: base.title, description };

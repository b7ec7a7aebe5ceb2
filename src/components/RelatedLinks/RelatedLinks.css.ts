import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const row = style({
  display: "grid",
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
const card = style([
  base.card,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: space.md,
    paddingBlock: "0.375rem",
    selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.border}` } },
    "@media": {
      [from("lg")]: {
        paddingBlock: "0.5rem",
        selectors: { "&:not(:last-child)": { borderBlockEnd: 0, paddingInlineEnd: space.lg } },
      },
    },
  },
]);
const picture = style([
  base.picture,
  {
    width: "5.5rem",
    aspectRatio: "3 / 2",
    borderRadius: radius.sm,
    "@media": { [below("sm")]: { width: "min(4rem, 20vw)" } },
  },
]);
const text = style({ lineHeight: leading.snug, fontSize: fontSize.small });
globalStyle(`${text} > h3`, { fontSize: fontSize.row });
/** On phones, the page's name is enough. */
globalStyle(`${text} > p`, { "@media": { [below("sm")]: { display: "none" } } });
export const classes = { card, picture, text };

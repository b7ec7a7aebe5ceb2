import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const block = style({
  display: "grid",
  gap: `0 ${space.lg}`,
  "@media": { [from("lg")]: { gridTemplateColumns: "8rem minmax(0, 1fr)" } },
});
export const heading = style({
  color: color.muted,
  fontSize: fontSize.small,
  letterSpacing: 0,
  "@media": { [from("lg")]: { paddingBlockStart: space.sm } },
});
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
    columnGap: "min(1.125rem, 4vw)",
    paddingBlock: space.xs,
    selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.border}` } },
    "@media": {
      [from("lg")]: {
        alignItems: "start",
        paddingBlock: space.sm,
        selectors: {
          "&:not(:last-child)": {
            borderBlockEnd: 0,
            borderInlineEnd: `1px solid ${color.border}`,
            paddingInlineEnd: space.lg,
          },
          "&:not(:first-child)": { paddingInlineStart: space.lg },
        },
      },
    },
  },
]);
const picture = style([
  base.picture,
  {
    width: "6rem",
    aspectRatio: "3 / 2",
    borderRadius: radius.sm,
    "@media": { [below("sm")]: { width: "min(4.5rem, 20vw)" } },
  },
]);
const text = style({ lineHeight: leading.snug, fontSize: fontSize.small });
globalStyle(`${text} > h3`, { marginBlockEnd: space.xs, fontSize: fontSize.row });
/** On phones, the page's name is enough. */
globalStyle(`${text} > p`, { "@media": { [below("sm")]: { display: "none" } } });
export const classes = { card, picture, text };

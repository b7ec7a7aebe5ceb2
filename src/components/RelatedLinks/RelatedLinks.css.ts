import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const row = style({
  display: "grid",
  paddingBlock: space.sm,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", paddingBlock: 0 } },
});
const card = style([
  base.card,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "min(1.125rem, 4vw)",
    paddingBlock: space.md,
    selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.border}` } },
    "@media": {
      [from("lg")]: {
        paddingBlock: space.xl,
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
  { width: "min(7rem, 22vw)", aspectRatio: "3 / 2", borderRadius: radius.sm },
]);
const text = style({ lineHeight: leading.snug, fontSize: fontSize.small });
globalStyle(`${text} > h3`, { marginBlockEnd: space.xs, fontSize: fontSize.row });
export const classes = { card, picture, text };

import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const row = style({
  display: "grid",
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
const card = style([
  base.card,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: space.md,
    paddingBlock: "0.875rem",
    selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.border}` } },
    "@media": {
      [from("lg")]: {
        paddingBlock: "1.25rem",
        selectors: {
          "&:not(:first-child)": { paddingInlineStart: space.lg },
          "&:not(:last-child)": {
            borderBlockEnd: 0,
            borderInlineEnd: `1px solid ${color.border}`,
            paddingInlineEnd: space.lg,
          },
        },
      },
    },
  },
]);
const picture = style([
  base.picture,
  {
    width: "7rem",
    aspectRatio: "3 / 2",
    borderRadius: radius.sm,
    "@media": { [below("sm")]: { width: "min(5.25rem, 24vw)" } },
  },
]);
const text = style({ lineHeight: leading.snug, fontSize: fontSize.small });
globalStyle(`${text} > h3`, { fontSize: fontSize.row });
export const classes = { card, picture, text };

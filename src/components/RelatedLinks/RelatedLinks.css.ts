import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

export const block = style({
  display: "grid",
  gap: space.md,
  alignItems: "center",
  "@media": { [from("lg")]: { gridTemplateColumns: "10.5rem minmax(0, 1fr)", columnGap: space.lg } },
});
export const heading = style({ fontSize: fontSize.h3 });
const columns = "repeat(3, minmax(0, 1fr))";
export const row = style({ display: "grid", gridTemplateColumns: columns, gap: "min(1.5rem, 3vw)" });
/** The name is below the picture on narrow screens, and beside it on wide ones. */
const card = style([
  base.card,
  {
    display: "grid",
    gap: space.xs,
    alignContent: "start",
    "@media": {
      [from("xl")]: {
        gridTemplateColumns: "8.75rem minmax(0, 1fr)",
        columnGap: space.md,
        alignItems: "center",
      },
    },
  },
]);
const picture = style([
  base.picture,
  {
    aspectRatio: "3 / 2",
    borderRadius: radius.sm,
    "@media": { [from("lg")]: { maxWidth: "8.75rem" } },
  },
]);
const text = style({ lineHeight: leading.snug });
globalStyle(`${text} > h3`, {
  fontSize: fontSize.row,
  lineHeight: leading.snug,
  "@media": { [below("sm")]: { fontSize: "min(0.875rem, 3.4vw)" } },
});
export const classes = { card, picture, text };

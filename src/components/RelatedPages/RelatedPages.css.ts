import { style } from "@vanilla-extract/css";
import { stack } from "../../styles/layout.css.ts";
import { leading, radius, space } from "../../styles/scale.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

const card = style([
  base.card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.md,
    alignContent: "start",
  },
]);
const picture = style([base.picture, { aspectRatio: "3 / 2", borderRadius: radius.lg }]);
const text = style([stack.xs, { lineHeight: leading.snug }]);
export const classes = { card, picture, text };

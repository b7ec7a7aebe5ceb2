import { globalStyle, style } from "@vanilla-extract/css";
import { panel } from "../../styles/layout.css.ts";
import { leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as base from "../PictureCard/PictureCard.css.ts";

const card = style([base.card, panel, { display: "flex", flexDirection: "column", overflow: "clip" }]);
const picture = style([base.picture, { aspectRatio: "5 / 2" }]);
const text = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space.sm,
  padding: space.md,
  lineHeight: leading.snug,
  "@media": { print: { padding: "0.25rem 0" } },
});
const title = style([base.title, { fontSize: "min(1.375rem, 7vw)" }]);
globalStyle(`${picture} img`, { aspectRatio: "5 / 2", objectFit: "contain" });
globalStyle(`${card}:hover`, { borderColor: color.brand });
export const classes = { card, picture, text, title };

import { globalStyle, style } from "@vanilla-extract/css";
import { textTarget } from "../../styles/layout.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** The browser loads the Urdu typeface, which is larger than a page, only when the section comes near. */
export const lazy = style({
  contentVisibility: "auto",
  containIntrinsicSize: "auto 40rem",
  "@media": { print: { contentVisibility: "visible" } },
});
globalStyle(`${lazy} h2`, { textAlign: "right" });
export const text = style({ display: "grid", gap: space.md, maxWidth: "44rem", marginLeft: "auto" });
export const lines = style({
  display: "grid",
  gap: space.sm,
  paddingInlineStart: "1.25rem",
  listStyle: "disc",
});
export const phone = style([
  textTarget,
  { gap: space.sm, color: color.brand, fontSize: fontSize.h3, fontWeight: 600 },
]);

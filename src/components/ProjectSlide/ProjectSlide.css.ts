import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const slide = style({
  display: "grid",
  height: "100%",
  color: color.text,
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-4px" },
  "@media": { [from("xl")]: { gridTemplateColumns: "2fr 1fr" }, print: { display: "block" } },
});
export const picture = style({
  overflow: "hidden",
  aspectRatio: "3 / 2",
  "@media": { [from("xl")]: { aspectRatio: "7 / 2" }, print: { aspectRatio: "2 / 1" } },
});
export const text = style({
  display: "grid",
  alignContent: "center",
  padding: space.lg,
  "@media": {
    [from("xl")]: { padding: space.xl },
    print: { padding: "0.25rem 0" },
  },
});
export const category = style({ color: color.brand, fontSize: fontSize.small, fontWeight: 650 });
export const title = style({
  fontSize: fontSize.h2,
  fontWeight: 650,
  lineHeight: leading.tight,
  letterSpacing: tracking.heading,
  textWrap: "balance",
  selectors: { [`${slide}:hover &`]: { textDecoration: "underline", textDecorationThickness: "0.08em" } },
  "@media": { print: { fontSize: "10pt" } },
});

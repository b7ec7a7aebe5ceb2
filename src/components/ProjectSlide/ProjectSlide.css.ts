import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, motion, radius, space, tracking } from "../../styles/scale.ts";
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
  gridTemplateColumns: "1fr auto",
  columnGap: space.md,
  alignContent: "center",
  padding: space.lg,
  "@media": {
    [from("xl")]: { padding: space.xl },
    print: { padding: "0.25rem 0" },
  },
});
export const category = style({ color: color.brand, fontSize: fontSize.small, fontWeight: 650 });
export const title = style({
  fontSize: fontSize.closing,
  fontWeight: 650,
  lineHeight: leading.tight,
  letterSpacing: tracking.heading,
  textWrap: "balance",
  "@media": { print: { fontSize: "10pt" } },
});
export const arrow = style({
  display: "grid",
  placeItems: "center",
  width: "min(3rem, 14vw)",
  height: "min(3rem, 14vw)",
  gridRow: "1 / 3",
  gridColumn: 2,
  alignSelf: "center",
  borderRadius: radius.pill,
  backgroundColor: color.soft,
  color: color.brand,
  transition: `transform ${motion.quick}`,
  selectors: { [`${slide}:hover &`]: { transform: "translateX(0.25rem)" } },
  "@media": { print: { display: "none" } },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from, reducedMotion } from "../../styles/breakpoints.ts";
import { textTarget } from "../../styles/layout.css.ts";
import { fontSize, leading, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { category as categoryRadio, scope } from "../ProjectFilter/ProjectFilter.css.ts";
import * as attribute from "../../styles/attributes.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.lg} 0.75rem`,
  "@media": {
    [from("sm")]: { columnGap: space.lg },
    [from("lg")]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))", rowGap: space.xxl },
    print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: "0.5rem" },
  },
});
export const tile = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  gridColumn: "span 2",
  "@media": {
    [from("sm")]: { gridColumn: "auto" },
    [from("lg")]: { gridColumn: "span 4" },
    print: { gridColumn: "auto", gap: "0.25rem" },
  },
});
const half = style({ "@media": { [from("lg")]: { gridColumn: "span 6" } } });
export const sizes = { third: "", half };
/** On tablets, the first of an odd number fills its row of two. */
globalStyle(`${tile}:first-child:nth-last-child(odd)`, {
  "@media": { [between("sm", "lg")]: { gridColumn: "1 / -1" } },
});
globalStyle(`${scope}:has(${categoryRadio}:checked) ${tile}`, {
  "@media": {
    [from("sm")]: { gridColumn: "auto" },
    [from("lg")]: { gridColumn: "span 4" },
  },
});
/** The only project of its category fills the row if the category is selected. */
export const single = style({});
globalStyle(`${scope}:has(${categoryRadio}:checked) ${tile}${single}`, {
  "@media": { [from("sm")]: { gridColumn: "1 / -1" } },
});

export const picture = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "3 / 2",
  borderRadius: radius.md,
  cursor: "zoom-in",
  /** After a click on a picture, the loader sets `attribute.pending` while the lightbox's script loads. */
  selectors: { [`[${attribute.pending}] &:focus`]: { opacity: 0.7, cursor: "progress" } },
});
// The first tiles are taller on phones, because browsers would otherwise load a fifth picture with the page.
globalStyle(`${tile}:nth-child(-n+4) > ${picture}`, {
  "@media": { [below("sm")]: { aspectRatio: "5 / 4" } },
});
globalStyle(`${picture} img`, {
  position: "absolute",
  inset: 0,
  transition: `transform ${motion.calm}`,
  "@media": {
    [reducedMotion]: { transition: "none" },
  },
});
globalStyle(`${picture}:hover img`, { transform: "scale(1.03)" });

export const text = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  "@media": {
    [below("sm")]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.md },
  },
});
/** The category is at the end of the title's line on phones. */
export const category = style({
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: 600,
  "@media": { [below("sm")]: { gridArea: "1 / 2", alignSelf: "first baseline" } },
});
export const title = style({ alignSelf: "first baseline", fontSize: fontSize.h3, lineHeight: leading.snug });
export const caption = style({
  gridColumn: "1 / -1",
  maxWidth: "40rem",
  color: color.muted,
  fontSize: "0.9375rem",
  lineHeight: leading.snug,
});
export const link = style([
  textTarget,
  {
    paddingBlock: space.xs,
    color: color.text,
    textDecoration: "none",
    ":hover": { textDecoration: "underline" },
    "@media": { print: { minHeight: 0, paddingBlock: 0 } },
  },
]);

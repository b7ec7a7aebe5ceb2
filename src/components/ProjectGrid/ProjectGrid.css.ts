import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from, reducedMotion } from "../../styles/breakpoints.ts";
import { textTarget } from "../../styles/layout.css.ts";
import { fontSize, leading, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { variant } from "../Picture/Picture.css.ts";
import { category as categoryRadio, scope } from "../ProjectFilter/ProjectFilter.css.ts";
import * as attribute from "../../styles/attributes.ts";
import type { TileSize } from "./tileSizes.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.lg} 0.75rem`,
  "@media": {
    [from("sm")]: { columnGap: space.lg },
    [from("lg")]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))", rowGap: "2.5rem" },
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

const sizes = ["full", "half", "third", "large"] as const;
const classOfEach = () =>
  Object.fromEntries(sizes.map((size) => [size, style({})])) as Record<TileSize, string>;
/** Classes by a tile's size among all tiles, and among those of its category. */
export const ofAll = classOfEach();
export const ofChosen = classOfEach();
/** The first of an odd number in its category. */
export const odd = style({});

const all = `${scope}:not(:has(${categoryRadio}:checked))`;
const chosen = `${scope}:has(${categoryRadio}:checked)`;
const sized = (size: TileSize) => `:is(${all} ${ofAll[size]}, ${chosen} ${ofChosen[size]})`;
/** On tablets, the first of an odd number fills its row of two. */
globalStyle(`:is(${all} ${tile}:first-child:nth-last-child(odd), ${chosen} ${odd})`, {
  "@media": { [between("sm", "lg")]: { gridColumn: "1 / -1" } },
});
globalStyle(sized("half"), { "@media": { [from("lg")]: { gridColumn: "span 6" } } });
globalStyle(sized("large"), { "@media": { [from("lg")]: { gridArea: "span 2 / span 8" } } });
globalStyle(sized("full"), { "@media": { [from("lg")]: { gridColumn: "1 / -1" } } });

export const picture = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "3 / 2",
  borderRadius: radius.md,
  cursor: "zoom-in",
  /** After a click on a picture, the loader sets `attribute.pending` while the lightbox's script loads. */
  "@media": { [below("sm")]: { aspectRatio: "8 / 5" } },
  selectors: { [`[${attribute.pending}] &:focus`]: { opacity: 0.7, cursor: "progress" } },
});
// The first tiles are taller on phones, because browsers would otherwise load a fifth picture with the page.
// Further down, one in four is, for a rhythm.
globalStyle(`${tile}:is(:nth-child(-n + 4), :nth-child(4n + 7)) > ${picture}`, {
  "@media": { [below("sm")]: { aspectRatio: "5 / 4" } },
});
globalStyle(`${sized("large")} > ${picture}`, {
  "@media": { [from("lg")]: { flexGrow: 1, aspectRatio: "auto" } },
});
globalStyle(`${sized("full")} > ${picture}`, { "@media": { [from("lg")]: { aspectRatio: "5 / 2" } } });
globalStyle(`${picture} img`, {
  position: "absolute",
  inset: 0,
  transition: `transform ${motion.calm}`,
  "@media": {
    [reducedMotion]: { transition: "none" },
  },
});
/** The model fills its tile, which is nearly a square. */
globalStyle(`${sized("large")} > ${picture} ${variant.cutOut}`, {
  "@media": { [from("lg")]: { inset: "0 -7%", width: "114%", maxWidth: "none" } },
});
globalStyle(`${picture}:hover img`, { transform: "scale(1.03)" });

/** The title, its category at the line's end, and the caption below. */
export const text = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.md,
  "@media": { print: { display: "block" } },
});
export const category = style({
  gridArea: "1 / 2",
  alignSelf: "first baseline",
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: 600,
});
export const title = style({
  alignSelf: "first baseline",
  fontSize: "1.0625rem",
  lineHeight: leading.snug,
  letterSpacing: "-0.015em",
});
export const caption = style({
  gridColumn: "1 / -1",
  maxWidth: "40rem",
  color: color.muted,
  fontSize: "0.9375rem",
  lineHeight: leading.snug,
  "@media": { [from("lg")]: { fontSize: "1.0625rem" } },
});
export const link = style([
  textTarget,
  {
    alignItems: "start",
    // The first line of all titles in a row is at the same height.
    paddingBlock: "0.625rem",
    color: color.text,
    textDecorationThickness: "1px",
    ":hover": { textDecorationThickness: "2px" },
    "@media": { print: { minHeight: 0, paddingBlock: 0 } },
  },
]);

import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { below, forcedColors, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const maxParts = 8;

/** Colours of a highlighted part: `lit` for its lines and disc, `ink` for its number. Unset on other parts. */
const lit = createVar();
const ink = createVar();
const line = fallbackVar(lit, color.text);
const disc = fallbackVar(lit, color.surface);
const numeral = fallbackVar(ink, color.text);

export const anatomy = style({
  display: "grid",
  gap: space.xl,
  "@media": { print: { gridTemplateColumns: "2fr 3fr", columnGap: "1rem", breakInside: "avoid" } },
});
/** `pictureSlots.parts` must match the scene's width. */
export const scene = style({
  position: "relative",
  alignSelf: "start",
  overflow: "clip",
  borderRadius: radius.lg,
  backgroundColor: color.soft,
  "@media": { [below("sm")]: { marginInline: `calc(-1 * ${page.gutter})`, borderRadius: 0 } },
});
globalStyle(`${scene} img`, { position: "absolute", inset: 0 });
export const pins = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

export const pin = style({});
globalStyle(`${pin} circle`, {
  fill: disc,
  stroke: line,
  strokeWidth: 2,
  "@media": {
    [below("sm")]: { r: "12px" },
    print: { r: "8px", strokeWidth: 1 },
    [forcedColors]: { fill: "Canvas", stroke: "CanvasText" },
  },
});
globalStyle(`${pin} text`, {
  fill: numeral,
  fontSize: "17px",
  fontWeight: 650,
  textAnchor: "middle",
  "@media": {
    [below("sm")]: { fontSize: "13px" },
    print: { fontSize: "10px" },
    [forcedColors]: { fill: "CanvasText" },
  },
});

export const list = style({
  display: "grid",
  counterReset: "part",
  gap: `${space.md} ${space.xl}`,
  "@media": {
    [from("md")]: { gridTemplateColumns: "1fr 1fr" },
    [from("lg")]: { gridTemplateColumns: "repeat(3, 1fr)" },
    print: { gridTemplateColumns: "1fr 1fr", columnGap: "0.75rem", alignContent: "start" },
  },
});
export const quarters = style({
  "@media": {
    [from("lg")]: { gridTemplateColumns: "1fr 1fr" },
    [from("xl")]: { gridTemplateColumns: "repeat(4, 1fr)" },
  },
});
export const part = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.xs} ${space.sm}`,
  alignContent: "start",
  paddingBlockStart: space.md,
  borderBlockStart: `2px solid ${fallbackVar(lit, color.border)}`,
  counterIncrement: "part",
  "@media": { print: { paddingBlockStart: "0.2rem" } },
});
/** The number is decorative here, because the pin already links to the description. */
globalStyle(`${part}::before`, {
  content: "counter(part)",
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  border: `2px solid ${line}`,
  borderRadius: radius.pill,
  backgroundColor: disc,
  color: numeral,
  fontSize: fontSize.small,
  fontWeight: 650,
  "@media": { print: { width: "1.125rem", height: "1.125rem", borderWidth: 1, fontSize: "inherit" } },
});
globalStyle(`${part} > p`, { gridColumn: 2, lineHeight: leading.snug, fontSize: "1.0625rem" });
globalStyle(`${part} > h3`, { alignSelf: "center" });

const pointed = ":is(:hover, :focus-within, :target)";
for (let at = 1; at <= maxParts; at++) {
  const [own, other] = [`${part}:nth-child(${at})`, `${pin}:nth-of-type(${at})`];
  globalStyle(`${anatomy}:has(${own}${pointed}, ${other}${pointed}) :is(${own}, ${other})`, {
    vars: { [lit]: color.brand, [ink]: color.background },
  });
}

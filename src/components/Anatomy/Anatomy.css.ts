import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, forcedColors, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Width that fits call-outs on both sides, in em, so that enlarged text moves them below the picture. */
const wide = "screen and (min-width: 84em)";
const column = "17.5rem";
/** How far the numbers extend beyond the page's column, so that the text aligns with the page's. */
const outside = `clamp(0px, 50vw - ${page.width} / 2 - ${page.gutter}, 2.625rem)`;
/** Pixels between the picture and the call-outs; leader lines cross this space. */
const gap = 24;
const side = `(${column} + ${gap}px)`;
/** Share of a cut-out's width on each side that is transparent, so call-outs may overlap it. */
export const margin = 0.08;
const most = 8;

/** Set on a highlighted part: the colour of its lines and disc, and of its number. */
const lit = createVar();
const ink = createVar();
const line = fallbackVar(lit, color.text);
const disc = fallbackVar(lit, color.surface);
const numeral = fallbackVar(ink, color.text);

export const anatomy = style({
  display: "grid",
  gap: space.xl,
  "@media": {
    [wide]: { gap: 0, marginInline: `calc(-1 * ${outside})` },
    print: { gridTemplateColumns: "2fr 3fr", columnGap: "1rem", breakInside: "avoid" },
  },
});
export const scene = style({
  position: "relative",
  alignSelf: "start",
  "@media": { [wide]: { gridArea: "1 / 1", marginInline: `calc${side}` } },
});
export const cutOut = style({
  "@media": {
    // The cut-out's top and bottom are transparent; the negative margins remove that space.
    screen: { marginBlock: "-1.5rem -1rem" },
    // Full width, because the transparent margins already make the drawing smaller.
    [below("sm")]: { marginInline: `calc(-1 * ${page.gutter})` },
    [wide]: { margin: `0 calc(${side} - (100% - 2 * ${side}) * ${margin / (1 - 2 * margin)})` },
  },
});
/** Reserves the picture's space, so that pins keep their position if it does not load. */
export const room = style({ display: "block", width: "100%" });
globalStyle(`${scene} img`, { position: "absolute", inset: 0, height: "100%", aspectRatio: "auto" });
export const drawing = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
});
export const leaders = style({
  display: "none",
  strokeWidth: 2,
  // Keeps the lines visible on dark areas.
  filter: `drop-shadow(0 0 2px ${color.background})`,
  "@media": { [wide]: { display: "block" } },
});
globalStyle(`${leaders} > line`, { stroke: line });

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
  fontSize: "16px",
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
  gap: space.md,
  "@media": {
    [from("md")]: { gridTemplateColumns: "1fr 1fr", columnGap: space.xl },
    print: { gridTemplateColumns: "1fr 1fr", columnGap: "0.75rem", alignContent: "start" },
    [wide]: {
      gridArea: "1 / 1",
      gridTemplateColumns: `${column} 1fr ${column}`,
      gridTemplateRows: "repeat(12, 1fr)",
      gridAutoFlow: "dense",
      gap: 0,
      // The list overlays the picture and must not block its pins.
      pointerEvents: "none",
    },
  },
});
export const part = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.xs} ${space.sm}`,
  alignContent: "start",
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${fallbackVar(lit, color.border)}`,
  pointerEvents: "auto",
  counterIncrement: "part",
  "@media": {
    [wide]: { borderBlockStart: `2px solid ${line}` },
    print: { paddingBlockStart: "0.2rem" },
  },
});
/**
 * A counter, because the number is not part of the text, and a second link besides the pin is unnecessary.
 */
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
/** The line above a call-out extends to the end of its leader line. */
export const sides = styleVariants({ left: [1, "100%"], right: [3, `-${gap}px`] }, ([gridColumn, start]) => ({
  "@media": {
    [wide]: {
      gridColumn,
      position: "relative",
      "::after": {
        content: "",
        position: "absolute",
        top: "-2px",
        insetInlineStart: start,
        width: gap,
        borderBlockStart: `2px solid ${line}`,
      },
    },
  },
}));
export const rows = [12, 6, 4, 3].map((span) => style({ "@media": { [wide]: { gridRow: `span ${span}` } } }));

const pointed = ":is(:hover, :focus-within, :target)";
for (let at = 1; at <= most; at++) {
  const [own, other] = [`${part}:nth-child(${at})`, `${pin}:nth-of-type(${at})`];
  globalStyle(
    `${anatomy}:has(${own}${pointed}, ${other}${pointed}) :is(${own}, ${other}, ${leaders} > :nth-child(${at}))`,
    { vars: { [lit]: color.brand, [ink]: color.background } },
  );
}

import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { below, from, reducedMotion } from "../../styles/breakpoints.ts";
import { textTarget } from "../../styles/layout.css.ts";
import { fontSize, leading, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { category as categoryRadio, scope } from "../ProjectFilter/ProjectFilter.css.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.lg} 0.75rem`,
  counterReset: "tile",
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
  counterIncrement: "tile",
  "@media": {
    [from("sm")]: { gridColumn: "auto" },
    [from("lg")]: { gridColumn: "span 4" },
    print: { gridColumn: "auto", gap: "0.25rem" },
  },
});
const big = style({
  "@media": {
    [from("sm")]: { gridColumn: "span 2" },
    [from("lg")]: { gridColumn: "span 8", gridRow: "span 2" },
  },
});
const half = style({ "@media": { [from("lg")]: { gridColumn: "span 6" } } });
export const sizes = { third: "", half, big };
globalStyle(`${scope}:has(${categoryRadio}:checked) ${tile}`, {
  "@media": {
    [from("sm")]: { gridColumn: "auto", gridRow: "auto" },
    [from("lg")]: { gridColumn: "span 4" },
  },
});

export const picture = style({
  position: "relative",
  // Keeps the picture above the text that flows around it. Otherwise, the text would receive taps on the
  // picture.
  zIndex: 1,
  overflow: "hidden",
  aspectRatio: "4 / 3",
  borderRadius: radius.md,
  cursor: "zoom-in",
  "@media": { [from("sm")]: { aspectRatio: "3 / 2" } },
  /** After a click on a picture, the loader sets `data-pending` while the lightbox's script loads. */
  selectors: { "[data-pending] &:focus": { opacity: 0.7, cursor: "progress" } },
});
globalStyle(`${big} > ${picture}`, { "@media": { [from("lg")]: { flexGrow: 1 } } });
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
  // Not on phones: there, the picture floats, and `align-content` would keep the caption from clearing it.
  "@media": { [from("sm")]: { alignContent: "start" } },
  "::after": {
    content: 'counter(tile, decimal-leading-zero) / ""',
    position: "absolute",
    top: 0,
    right: 0,
    color: color.muted,
    fontSize: fontSize.small,
    fontVariantNumeric: "tabular-nums",
  },
});
/** On phones, text flows around a smaller picture in every tile except the first. */
const onPhones = (part: string, rules: CSSProperties) =>
  globalStyle(`${tile} + ${tile}${part}`, { "@media": { [below("sm")]: rules } });
onPhones("", { display: "flow-root" });
onPhones(` > ${picture}`, { float: "left", width: "40%", margin: `0 ${space.sm} ${space.sm} 0` });
onPhones(` > ${text}`, { display: "block" });
export const category = style({ color: color.brand, fontSize: fontSize.small, fontWeight: 600 });
/** `flow-root` keeps the title's link next to the floating picture instead of below it. */
export const title = style({ display: "flow-root", fontSize: fontSize.h3, lineHeight: leading.snug });
export const caption = style({
  clear: "left",
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

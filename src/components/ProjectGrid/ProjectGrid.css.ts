import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { from, reducedMotion } from "../../styles/breakpoints.ts";
import { fontSize, leading, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { category as categoryRadio, scope } from "../ProjectFilter/ProjectFilter.css.ts";

/** Layout of a tile on phones: text below the picture, or the title next to a floating one. */
const layout = createVar();
const wording = createVar();
const side = createVar();
const aside = createVar();
const share = createVar();
/** Column span on tablets and desktops, and row span on desktops. */
const tablet = createVar();
const desktop = createVar();
const rows = createVar();

const plain = {
  vars: {
    [layout]: "flex",
    [wording]: "grid",
    [side]: "none",
    [aside]: "0",
    [share]: "100%",
    [tablet]: "1",
    [desktop]: "4",
    [rows]: "1",
  },
};
const paired = {
  vars: { [layout]: "flow-root", [wording]: "block", [side]: "left", [aside]: space.sm, [share]: "40%" },
};
const big = { vars: { [tablet]: "2", [desktop]: "8", [rows]: "2" } };
const half = { vars: { [desktop]: "6" } };
const solo = { vars: { [tablet]: "2", [desktop]: "12" } };

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
export const tile = style([
  plain,
  {
    display: layout,
    flexDirection: "column",
    gap: space.sm,
    gridColumn: "span 2",
    counterIncrement: "tile",
    "@media": {
      [from("sm")]: { display: "flex", gridColumn: `span ${tablet}` },
      [from("lg")]: { gridColumn: `span ${desktop}`, gridRow: `span ${rows}` },
      print: { gridColumn: "auto", gap: "0.25rem" },
    },
  },
]);
export const among = { paired: style(paired), big: style(big), half: style(half) };
const chosen = `${scope}:has(${categoryRadio}:checked)`;
globalStyle(`${chosen} ${tile}`, plain);
const whenChosen = (rule: { vars: Record<string, string> }) =>
  style({ selectors: { [`${chosen} &`]: rule } });
export const filtered = {
  paired: whenChosen(paired),
  big: whenChosen(big),
  half: whenChosen(half),
  solo: style([whenChosen(solo)]),
};
globalStyle(`${chosen} ${filtered.solo}`, {
  "@media": { [from("lg")]: { flexDirection: "row", alignItems: "end", gap: space.lg } },
});

/** A big tile's picture fills the remaining height of its two rows. */
export const picture = style({
  position: "relative",
  // Text that flows around the picture would otherwise cover it and receive its taps.
  zIndex: 1,
  display: "block",
  overflow: "hidden",
  flex: "none",
  float: side,
  alignSelf: "start",
  width: share,
  marginInlineEnd: aside,
  marginBlockEnd: aside,
  aspectRatio: "4 / 3",
  borderRadius: radius.md,
  cursor: "zoom-in",
  "@media": {
    [from("sm")]: { flex: `calc(${rows} - 1) 0 auto`, width: "100%", margin: 0, aspectRatio: "3 / 2" },
  },
  /** Set by the loader while the script of a pressed picture loads. */
  selectors: { "[data-pending] &:focus": { opacity: 0.7, cursor: "progress" } },
});
globalStyle(`${chosen} ${filtered.solo} > ${picture}`, {
  "@media": { [from("lg")]: { flexBasis: "66%" } },
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
  display: wording,
  position: "relative",
  "@media": { [from("sm")]: { display: "grid", alignContent: "start" } },
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
globalStyle(`${chosen} ${filtered.solo} > ${text}`, { flexGrow: 1 });
export const category = style({ color: color.brand, fontSize: fontSize.small, fontWeight: 600 });
/** A block formatting context next to a floating picture; otherwise the link would move below it. */
export const title = style({ display: "flow-root", fontSize: fontSize.h3, lineHeight: leading.snug });
export const caption = style({
  clear: "left",
  maxWidth: "40rem",
  color: color.muted,
  fontSize: "0.9375rem",
  lineHeight: leading.snug,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingBlock: space.xs,
  color: color.text,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "@media": { print: { minHeight: 0, paddingBlock: 0 } },
});

import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { below, failed, from, moving, unscriptedOrPrinted, withoutScript } from "../../styles/breakpoints.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { findable } from "../findable.css.ts";
import * as attribute from "../../styles/attributes.ts";

/** The negative delay skips two frames, to show motion in the first frame after the click. */
const calm = "220ms cubic-bezier(.3, 0, .2, 1) -34ms";

export const root = style({
  borderBlockStart: `2px solid ${color.text}`,
  "@media": { print: { columns: 2, columnGap: "1rem", border: 0 } },
});
export const item = style({
  borderBlockEnd: `1px solid ${color.border}`,
  "@media": { print: { breakInside: "avoid" } },
});

export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  width: "100%",
  minHeight: "min(2.4375rem + 0.55vw, 2.9375rem)",
  paddingBlock: "min(0.35rem + 0.45vw, 0.75rem)",
  textAlign: "start",
  ":hover": { color: color.brand },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: { '&[data-state="open"]': { color: color.brand } },
  "@media": { [withoutScript]: { pointerEvents: "none" } },
});
export const title = style({
  flex: 1,
  fontSize: fontSize.row,
  lineHeight: leading.snug,
  letterSpacing: "-0.01em",
  wordSpacing: "0.06em",
  textWrap: "pretty",
  "@media": { print: { fontSize: "inherit" } },
});
export const note = style([
  {
    flex: "none",
    color: color.muted,
    fontSize: fontSize.small,
    fontWeight: 400,
    letterSpacing: 0,
    "@media": { [below("sm")]: { display: "none" } },
  },
  unscriptedOrPrinted({ display: "none" }),
]);

/** A plus sign, and a minus sign for the open item. Made of borders, because forced colours omit backgrounds. */
export const marker = style([
  {
    flex: "none",
    position: "relative",
    width: "0.875rem",
    height: "0.875rem",
    marginInlineEnd: "0.25rem",
    color: color.brand,
    "::before": {
      content: "",
      position: "absolute",
      inset: "calc(50% - 1px) 0 auto",
      borderTop: "2px solid",
    },
    "::after": {
      content: "",
      position: "absolute",
      inset: "0 auto 0 calc(50% - 1px)",
      borderLeft: "2px solid",
    },
    selectors: { '[data-state="open"] > &::after': { transform: "scaleY(0)" } },
    "@media": { [moving]: { "::after": { transition: `transform ${calm}` } } },
  },
  unscriptedOrPrinted({ display: "none" }),
]);

/** Hides a closed panel's landmark from assistive technology. */
export const content = style([
  {
    display: "grid",
    gridTemplateRows: "0fr",
    selectors: {
      '&[data-state="closed"]': { visibility: "hidden" },
      '&[data-state="open"]': { gridTemplateRows: "1fr" },
      // Shows content that find-in-page has revealed in an item that the script has not opened yet.
      [`&:has(> [${attribute.findable}]:not([hidden]))`]: { gridTemplateRows: "1fr" },
    },
    "@media": { [moving]: { transition: `grid-template-rows ${calm}` } },
  },
  unscriptedOrPrinted({ display: "block" }),
]);

/**
 * The transition keeps the body visible until its item has closed. The body is a separate element, because
 * Radix disables transitions on its own elements while it measures them. The space at the bottom is a
 * pseudo-element, because padding would remain in closed items.
 */
export const body = style([
  findable,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    minHeight: 0,
    overflow: "clip",
    color: color.muted,
    "::after": { content: "", display: "block", height: 0 },
    "@media": {
      [moving]: { transition: `content-visibility ${calm} allow-discrete` },
      print: { display: "block", "::after": { content: "none" } },
    },
  },
]);
globalStyle(`${body} > p`, { maxWidth: "45rem" });

/** An island with two titles in a row, and the open content below them. */
export const twoColumns = style({});
const wide = `${twoColumns}:not(${failed}) > ${root}`;
/** `dense` moves the second title up, beside the first. Items have no box, so that content spans both columns. */
const rules: Record<string, CSSProperties> = {
  [wide]: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gridAutoFlow: "dense",
    columnGap: space.xl,
  },
  [`${wide} > ${item}`]: { display: "contents" },
  [`${wide} h3`]: { borderBlockEnd: `1px solid ${color.border}` },
  [`${wide} > ${item} > h3:has([data-state=open])`]: { borderBlockEndColor: "transparent" },
  [`${wide} > ${item} > ${content}`]: { gridColumn: "1 / -1" },
  // A paragraph keeps to the column of its title. Tables use both.
  [`${wide} ${body} > p`]: { maxWidth: `calc(50% - ${space.xl} / 2)` },
  [`${wide} > ${item}:nth-child(even) ${body} > p`]: { marginInlineStart: `calc(50% + ${space.xl} / 2)` },
  [`${wide} > ${item} > ${content}[data-state=open]`]: { borderBlockEnd: `1px solid ${color.border}` },
};
for (const [selector, rule] of Object.entries(rules))
  globalStyle(selector, { "@media": { [`${from("lg")} and (scripting: enabled)`]: rule } });

/** An island with two columns, of which each has half of the items, so that an open one moves only those below it. */
export const stacks = style({});
const stacked = `${stacks}:not(${failed}) > ${root}`;
globalStyle(stacked, {
  "@media": { [`${from("lg")} and (scripting: enabled)`]: { columns: 2, columnGap: space.xl } },
});
globalStyle(`${stacked} > ${item}`, { breakInside: "avoid" });
const middles = [1, 2, 3, 4, 5, 6].flatMap((half) =>
  [half, half + 1].map((rest) => `${stacked} > :nth-child(${half}):nth-last-child(${rest})`),
);
globalStyle(middles.join(), { breakAfter: "column" });

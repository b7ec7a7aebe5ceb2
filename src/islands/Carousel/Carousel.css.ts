import { style } from "@vanilla-extract/css";
import {
  below,
  forcedColors,
  reducedMotion,
  unscripted,
  unscriptedOrPrinted,
} from "../../styles/breakpoints.ts";
import { round } from "../../styles/layout.css.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Overrides Embla's transforms to print all slides in a row. */
const inPlace = { transform: "none !important" as "none" };

export const carousel = style({
  display: "flex",
  flexDirection: "column-reverse",
  gap: space.md,
  "@media": { print: { display: "block", breakInside: "avoid" } },
});

export const viewport = style([
  {
    borderRadius: radius.lg,
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    selectors: {
      "[data-live] > &": {
        overflow: "hidden",
        scrollSnapType: "none",
        touchAction: "pan-y pinch-zoom",
        cursor: "grab",
      },
    },
    "@media": {
      print: { overflow: "visible !important" as "visible", borderRadius: 0 },
    },
  },
  unscripted({ scrollbarWidth: "auto" }),
]);
/** Embla measures from the left, also on a page that a translator has turned from right to left. */
export const row = style({
  display: "flex",
  direction: "ltr",
  "@media": { print: { ...inPlace, gap: space.sm } },
});
export const slide = style({
  flex: "0 0 100%",
  minWidth: 0,
  scrollSnapAlign: "start",
  "@media": { print: { ...inPlace, flexShrink: 1 } },
});
export const content = style({ height: "100%", unicodeBidi: "plaintext" });

export const controls = style([
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm },
  unscriptedOrPrinted({ display: "none" }),
]);

export const arrow = style([
  round,
  { border: `1px solid ${color.border}`, backgroundColor: color.surface, color: color.brand },
]);
/** Hidden with reduced motion, because the slides don't rotate automatically then. */
export const pause = style([
  arrow,
  {
    "@media": {
      // On phones the arrows begin at the edge of the slide, so this button ends at its other edge.
      [below("sm")]: { order: 1, marginInlineStart: "auto" },
      [reducedMotion]: { visibility: "hidden" },
    },
  },
]);
export const arrows = style({ display: "flex", flexWrap: "wrap", gap: space.sm });

/** The names of the slides, each below a line. The first in the row, although Pause is the first tab stop. */
export const dots = style({
  display: "flex",
  // On phones the buttons follow in one row of their own.
  flex: "1 1 24rem",
  gap: space.md,
  order: -1,
});
export const dot = style({
  flex: 1,
  minHeight: "2.75rem",
  paddingBlockStart: space.xs,
  borderBlockStart: `3px solid ${color.border}`,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 600,
  textAlign: "start",
  ":hover": { borderColor: color.brand },
  selectors: { '&[aria-current="true"]': { borderColor: color.brand, color: color.text } },
  "@media": {
    [forcedColors]: { selectors: { '&[aria-current="true"]': { borderColor: "Highlight" } } },
  },
});

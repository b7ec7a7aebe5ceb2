import { style } from "@vanilla-extract/css";
import { forcedColors, reducedMotion, unscripted, unscriptedOrPrinted } from "../../styles/breakpoints.ts";
import { panel, round } from "../../styles/layout.css.ts";
import { motion, radius, space } from "../../styles/scale.ts";
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
  panel,
  {
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
      print: { overflow: "visible !important" as "visible", border: 0, borderRadius: 0 },
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
export const pause = style([arrow, { "@media": { [reducedMotion]: { visibility: "hidden" } } }]);
export const arrows = style({ display: "flex", flexWrap: "wrap", gap: space.sm });

export const dots = style({ display: "flex", flexWrap: "wrap" });
export const dot = style([
  round,
  {
    ":hover": { backgroundColor: "transparent" },
    "::before": {
      content: "",
      width: "0.625rem",
      height: "0.625rem",
      borderRadius: radius.pill,
      backgroundColor: color.muted,
      opacity: 0.55,
      transition: `width ${motion.quick}, opacity ${motion.quick}`,
    },
    selectors: {
      "&:hover::before": { opacity: 1 },
      '&[aria-current="true"]::before': { width: "1.75rem", backgroundColor: color.brand, opacity: 1 },
    },
    "@media": {
      [forcedColors]: {
        "::before": { backgroundColor: "CanvasText", opacity: 1 },
        selectors: { '&[aria-current="true"]::before': { backgroundColor: "Highlight" } },
      },
    },
  },
]);

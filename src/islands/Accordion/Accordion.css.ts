import { style } from "@vanilla-extract/css";
import { moving, unscriptedOrPrinted, withoutScript } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { measure, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { findable } from "../findable.css.ts";

/** The negative delay skips two frames, to show motion in the first frame after the click. */
const calm = "220ms cubic-bezier(.3, 0, .2, 1) -34ms";

/**
 * Uses `overflow: clip`, because `hidden` would create a scroll container and disable the scroll margin that
 * keeps items below the header.
 */
export const root = style([
  panel,
  {
    overflow: "clip",
    "@media": {
      // Not clipped, because clipped boxes don't break across pages.
      print: { overflow: "visible", columns: 2, columnGap: "1rem", border: 0, borderRadius: 0 },
    },
  },
]);

export const item = style([
  {
    display: "grid",
    gridTemplateRows: "auto 0fr",
    selectors: {
      "& + &": { borderBlockStart: `1px solid ${color.border}` },
      '&[data-state="open"]': { gridTemplateRows: "auto 1fr" },
      // Shows content that find-in-page has revealed in an item that the script has not opened yet.
      "&:has([data-findable]:not([hidden]))": { gridTemplateRows: "auto 1fr" },
    },
    "@media": {
      [moving]: { transition: `grid-template-rows ${calm}` },
      print: { breakInside: "avoid", borderBlockStart: `1px solid ${color.border}` },
    },
  },
  unscriptedOrPrinted({ display: "block" }),
]);

export const trigger = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
  width: "100%",
  minHeight: "4rem",
  padding: `${space.md} ${space.lg}`,
  textAlign: "start",
  transition: "background-color 150ms",
  ":hover": { backgroundColor: color.band },
  ":focus-visible": { outlineOffset: "-4px" },
  selectors: { '&[data-state="open"]': { color: color.brand } },
  "@media": { [withoutScript]: { pointerEvents: "none" }, print: { paddingInline: 0 } },
});

export const marker = style([
  {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: "2rem",
    height: "2rem",
    borderRadius: radius.pill,
    backgroundColor: color.soft,
    color: color.brand,
    selectors: { '[data-state="open"] > &': { transform: "rotate(180deg)" } },
    "@media": { [moving]: { transition: `transform ${calm}` } },
  },
  unscriptedOrPrinted({ display: "none" }),
]);

/** Hides a closed panel's landmark from assistive technology. */
export const content = style({
  minHeight: 0,
  overflow: "clip",
  selectors: { '&[data-state="closed"]': { visibility: "hidden" } },
});

/**
 * The transition keeps the body visible until its item has closed. The body is a separate element, because
 * Radix disables transitions on its own elements while it measures them. The space at the bottom is a
 * pseudo-element, because padding would remain in closed items.
 */
export const body = style([
  findable,
  {
    maxWidth: `calc(${measure.body} + 2 * ${space.lg})`,
    paddingInline: space.lg,
    color: color.muted,
    "::after": { content: "", display: "block", height: space.lg },
    "@media": {
      [moving]: { transition: `content-visibility ${calm} allow-discrete` },
      print: { paddingInline: 0, "::after": { content: "none" } },
    },
  },
]);

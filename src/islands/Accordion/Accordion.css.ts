import { style } from "@vanilla-extract/css";
import { reducedMotion, unscriptedOrPrinted, withoutScript } from "../../styles/breakpoints.ts";
import { measure, fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { findable } from "../findable.css.ts";

/** The negative delay of two frames makes the motion visible in the first frame after the click. */
const calm = "220ms cubic-bezier(.3, 0, .2, 1) -34ms";
const still = { transition: "none" } as const;

/**
 * Not `hidden`, because a scroll container would disable the scroll margin that keeps items below the header.
 */
export const root = style({
  overflow: "clip",
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  "@media": {
    // A clipped box would not break across pages.
    print: {
      overflow: "visible",
      columns: 2,
      columnGap: "1rem",
      border: 0,
      borderRadius: 0,
    },
  },
});

/** Transitions the second grid row from 0fr to 1fr, because `height: auto` can't be animated. */
export const item = style([
  {
    display: "grid",
    gridTemplateRows: "auto 0fr",
    transition: `grid-template-rows ${calm}`,
    selectors: {
      "& + &": { borderBlockStart: `1px solid ${color.border}` },
      '&[data-state="open"]': { gridTemplateRows: "auto 1fr" },
      // Find-in-page has revealed the content, but the script has not yet opened the item.
      "&:has([data-findable]:not([hidden]))": { gridTemplateRows: "auto 1fr" },
    },
    "@media": {
      [reducedMotion]: still,
      print: { breakInside: "avoid", borderBlockStart: `1px solid ${color.border}` },
    },
  },
  unscriptedOrPrinted({ display: "block" }),
]);

export const header = style({ fontSize: fontSize.h3 });

export const trigger = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
  width: "100%",
  minHeight: "4rem",
  padding: `${space.md} ${space.lg}`,
  textAlign: "start",
  fontWeight: "inherit",
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
    transition: `transform ${calm}`,
    selectors: { '[data-state="open"] > &': { transform: "rotate(180deg)" } },
    "@media": { [reducedMotion]: still },
  },
  unscriptedOrPrinted({ display: "none" }),
]);

/** `visibility: hidden` removes the landmark of a closed panel. */
export const content = style({
  minHeight: 0,
  overflow: "clip",
  selectors: { '&[data-state="closed"]': { visibility: "hidden" } },
});

/**
 * Stays visible until its item has closed. The transition is on this element, because Radix disables
 * transitions on its own element while it measures it. The space at the bottom is a pseudo-element, because
 * padding would remain when the item is closed.
 */
export const body = style([
  findable,
  {
    maxWidth: `calc(${measure.body} + 2 * ${space.lg})`,
    paddingInline: space.lg,
    color: color.muted,
    transition: `content-visibility ${calm} allow-discrete`,
    "::after": { content: "", display: "block", height: space.lg },
    "@media": { [reducedMotion]: still, print: { paddingInline: 0, "::after": { content: "none" } } },
  },
]);

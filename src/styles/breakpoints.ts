import type { CSSProperties } from "@vanilla-extract/css";
import * as attribute from "./attributes.ts";

/**
 * Minimum viewport widths in em: 640, 768, 1024 and 1280 px at the browser's usual font size. At a larger font
 * size, visitors get the layout of a narrower viewport. The desktop menu needs `xl`.
 */
export const breakpoints = { sm: 40, md: 48, lg: 64, xl: 80 } as const;

export type Breakpoint = keyof typeof breakpoints;

export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}em)`;

const until = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.001}em)`;

export const below = (name: Breakpoint): string => `screen and ${until(name)}`;

export const between = (name: Breakpoint, next: Breakpoint): string => `${from(name)} and ${until(next)}`;

export const withoutScript = "(scripting: none)";
/** Matches islands whose script failed to load or threw an error. The loader sets the attribute. */
export const failed = `[${attribute.failed}]`;
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const moving = "(prefers-reduced-motion: no-preference)";
export const forcedColors = "(forced-colors: active)";
export const canHover = "(hover: hover)";

/** Rules for interactive components whose script is disabled or has failed. */
export const unscripted = (rules: CSSProperties) => ({
  "@media": { [withoutScript]: rules },
  selectors: { [`${failed} &`]: rules },
});

/** Rules for print, and for interactive components whose script is disabled or has failed. */
export const unscriptedOrPrinted = (rules: CSSProperties) => ({
  "@media": { [withoutScript]: rules, print: rules },
  selectors: { [`${failed} &`]: rules },
});

/**
 * Marks the selected or current item in forced-colors mode.
 *
 * @param ring colour of the focus outline: `HighlightText` if the outline is inside the item
 */
export const chosenInForcedColors = (ring: "CanvasText" | "HighlightText") => ({
  [forcedColors]: {
    forcedColorAdjust: "none",
    // Overrides the hover colours.
    backgroundColor: "Highlight !important",
    color: "HighlightText !important" as "HighlightText",
    outlineColor: ring,
  } as const,
});

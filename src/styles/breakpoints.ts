import type { CSSProperties } from "@vanilla-extract/css";

/** Window widths, in pixels, from which a wider layout applies. `xl` brings the desktop menu. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query: this wide or wider. */
export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}px)`;

/** Media query: narrower than this. */
export const below = (name: Breakpoint): string => `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

/** Media query: from one width up to another. */
export const between = (name: Breakpoint, next: Breakpoint): string =>
  `${from(name)} and (max-width: ${breakpoints[next] - 0.02}px)`;

export const withoutScript = "(scripting: none)";
/** An island whose own script could not be loaded or has failed; the loader marks it. */
export const failed = "[data-failed]";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const moving = "(prefers-reduced-motion: no-preference)";
/** The visitor's own colours replace the page's, as contrast themes of Windows do. */
export const forcedColors = "(forced-colors: active)";
export const canHover = "(hover: hover)";

/** Rules for an interactive part that no script serves: none runs in the page, or its own has failed. */
export const unscripted = (rules: CSSProperties) => ({
  "@media": { [withoutScript]: rules },
  selectors: { [`${failed} &`]: rules },
});

/** The same, and on paper. */
export const unscriptedOrPrinted = (rules: CSSProperties) => ({
  "@media": { [withoutScript]: rules, print: rules },
  selectors: { [`${failed} &`]: rules },
});

/**
 * What is chosen or current, which forced colours would make look like the rest.
 *
 * @param ring colour of the focus ring: `HighlightText` where it stands inside
 */
export const chosenInForcedColors = (ring: "CanvasText" | "HighlightText") => ({
  [forcedColors]: {
    forcedColorAdjust: "none",
    // Above the colours of hovering.
    backgroundColor: "Highlight !important",
    color: "HighlightText !important" as "HighlightText",
    outlineColor: ring,
  } as const,
});

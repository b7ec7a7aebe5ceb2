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
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const moving = "(prefers-reduced-motion: no-preference)";
export const canHover = "(hover: hover)";

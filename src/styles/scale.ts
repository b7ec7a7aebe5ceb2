/**
 * Distances, in rem. One step is about a third more than the one before. The larger ones stay below a share of the window:
 * where the visitor has enlarged the text, the room on a phone is for words.
 */
export const space = {
  xs: "0.375rem",
  sm: "0.625rem",
  md: "min(1rem, 4.5vw)",
  lg: "min(1.5rem, 7vw)",
  xl: "min(2.25rem, 10.5vw)",
  xxl: "clamp(2.5rem, 5vw, 4rem)",
  /** Between sections that belong together. */
  tight: "clamp(2.5rem, 4vw, 3.5rem)",
  /** Above and below a section. */
  section: "clamp(2.75rem, 4.5vw, 4rem)",
  /** Around what has a window of its own: a large number, a picture across the page. */
  stage: "clamp(5rem, 10vw, 9rem)",
} as const;

const round = (value: number) => Number(value.toFixed(3));

/**
 * A type size in pixels on a phone of 390 and on a desktop of 1440, in proportion between and beyond, up to the larger.
 *
 * @param limits further sizes that it stays below
 */
function fluid(phone: number, desktop: number, ...limits: string[]): string {
  const slope = (desktop - phone) / (1440 - 390);
  const base = (phone - 390 * slope) / 16;
  return `min(${[`${round(base)}rem + ${round(100 * slope)}vw`, `${round(desktop / 16)}rem`, ...limits].join()})`;
}

/** It stays below a share of the window, so that a long word fits where the visitor has enlarged the text. */
const heading = (phone: number, desktop: number) => fluid(phone, desktop, `${round(phone * 0.285)}vw`);

/** Type sizes. */
export const fontSize = {
  small: "0.9375rem",
  body: fluid(17, 18),
  lead: fluid(19, 22),
  /** A few sentences that carry a section by themselves. */
  statement: fluid(22, 26),
  /** The heading of a card. */
  h3: heading(20, 22),
  /** The heading of a part that has a row or a picture of its own. */
  large: heading(22, 28),
  h2: heading(28, 46),
  /** The heading of the panel that closes a page. */
  closing: heading(28, 38),
  h1: heading(40, 64),
  /** A page's heading of many words. */
  h1Long: heading(38, 56),
  display: heading(38, 68),
} as const;

/** Sizes of figures that stand for themselves; their one style is in text.css.ts. */
export const numberSize = {
  medium: heading(36, 40),
  large: heading(56, 72),
  huge: heading(96, 144),
} as const;

/** Heights of lines: of numbers, of headings, of what is short or dense, and of what is read. */
export const leading = { none: 1, tight: 1.08, snug: 1.3, body: 1.5 } as const;

/** Widths of running text and of notes: lines of 60 to 66 characters. */
export const measure = { lead: "40rem", body: "33rem", small: "29rem" } as const;

/** Letters stand closer in headings, and in what is larger still. */
export const tracking = { heading: "-0.02em", display: "-0.03em" } as const;

export const radius = {
  sm: "0.625rem",
  md: "0.875rem",
  lg: "1.25rem",
  xl: "1.75rem",
  pill: "999px",
} as const;

/** The typeface that the build subsets, and the system's own for pages that it reaches too late. */
export const font = { name: "Geist", fallback: "Fallback", family: "Geist, Fallback, sans-serif" } as const;

/** The page's column, and the room left of and right of it. */
export const page = { width: "75rem", gutter: "clamp(min(1.25rem, 5.2vw), 4vw, 2.5rem)" } as const;

/** Durations of movement. */
export const motion = { quick: "150ms", calm: "300ms" } as const;

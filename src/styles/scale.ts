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
  /** Above and below a section. */
  section: "clamp(3.25rem, 7vw, 6rem)",
} as const;

/**
 * Type sizes; the large ones grow with the window from a phone to a desktop. Those of headings stay below a share of the
 * window, so that a long word fits where the visitor has enlarged the text.
 */
export const fontSize = {
  small: "0.875rem",
  body: "1.0625rem",
  lead: "clamp(1.125rem, 2.5vw, 1.3125rem)",
  /** A few sentences that carry a section by themselves. */
  statement: "clamp(1.25rem, 2.5vw, 1.625rem)",
  h3: "min(1.1875rem, 5.6vw)",
  h2: "clamp(min(1.75rem, 8.5vw), 3.7vw, 2.75rem)",
  h1: "clamp(min(2.25rem, 11vw), 4.4vw, 3.5rem)",
  display: "clamp(min(2.5rem, 11.5vw), 5vw, 4.5rem)",
} as const;

/** Heights of lines: of numbers, of headings, of what is short or dense, and of what is read. */
export const leading = { none: 1, tight: 1.15, snug: 1.4, body: 1.6 } as const;

/** Widths of running text and of notes: lines of about 66 characters. */
export const measure = { body: "33rem", small: "29rem" } as const;

/** Letters stand closer in headings, and in what is larger still. */
export const tracking = { heading: "-0.02em", display: "-0.04em" } as const;

export const radius = { sm: "0.625rem", md: "0.875rem", lg: "1.25rem", pill: "999px" } as const;

/** The typeface that the build subsets, and the system's own for pages that it reaches too late. */
export const font = { name: "Geist", fallback: "Fallback", family: "Geist, Fallback, sans-serif" } as const;

/** The page's column, and the room left of and right of it. */
export const page = { width: "75rem", gutter: "clamp(1rem, 4vw, 2.5rem)" } as const;

/** Durations of movement. */
export const motion = { quick: "150ms", calm: "300ms" } as const;

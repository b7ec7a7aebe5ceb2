/** Distances, in rem. One step is about a third more than the one before. */
export const space = {
  xs: "0.375rem",
  sm: "0.625rem",
  md: "1rem",
  lg: "1.5rem",
  xl: "2.25rem",
  xxl: "clamp(2.5rem, 1.8rem + 3vw, 4rem)",
  /** Above and below a section. */
  section: "clamp(3.25rem, 2.2rem + 4.6vw, 6rem)",
} as const;

/** Type sizes; the large ones grow with the window between a 360 px phone and a 1440 px desktop. */
export const fontSize = {
  small: "0.875rem",
  body: "1.0625rem",
  lead: "clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)",
  /** A few sentences that carry a section by themselves. */
  statement: "clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)",
  h3: "clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)",
  h2: "clamp(1.75rem, 1.35rem + 1.6vw, 2.75rem)",
  h1: "clamp(2.25rem, 1.7rem + 2.3vw, 3.5rem)",
  display: "clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)",
} as const;

export const radius = { sm: "0.625rem", md: "0.875rem", lg: "1.25rem", pill: "999px" } as const;

/** The typeface that the build subsets, and what stands in for it. */
export const font = { name: "Geist", standIn: "F", family: "Geist, F, sans-serif" } as const;

/** The page's column, and the room left of and right of it. */
export const page = { width: "75rem", gutter: "clamp(1rem, 4vw, 2.5rem)" } as const;

/** Durations of movement. */
export const motion = { quick: "150ms", calm: "300ms" } as const;

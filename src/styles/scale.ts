/**
 * Spacing in rem. Each step is about a third larger than the previous one. On phones, the limit in `vw`
 * leaves room for enlarged text.
 */
export const space = {
  xs: "0.375rem",
  sm: "0.625rem",
  md: "min(1rem, 4.5vw)",
  lg: "min(1.5rem, 7vw)",
  xl: "min(2.25rem, 10.5vw)",
  xxl: "clamp(2.5rem, 5vw, 4rem)",
  /** The padding of a card that contains a form. */
  card: "min(2rem, 5vw)",
  /** The distance from a heading to its content. */
  content: "min(1.75rem, 8vw)",
  /** The padding above and below a section: 52 px at 390 px, 72 px at 1440 px. */
  section: "min(2.414rem + 3.429vw, 4.5rem)",
  /** The one wide gap of a page, below its number: 64 px at 390 px, 112 px at 1440 px. */
  pause: "min(2.886rem + 4.571vw, 7rem)",
} as const;

const round = (value: number) => Number(value.toFixed(3));

/**
 * The root's font size relative to the browser's: `share + growth × vw`, at most `max`. It is 16 px at 1440 px
 * and 18 px at 1920 px.
 */
export const root = { share: 0.625, growth: 0.4167, max: 1.1875 } as const;

/**
 * A fluid font size: `phone` px at a viewport width of 390 px, `desktop` px at 1440 px, linear in between and
 * constant above.
 *
 * @param limits additional upper limits
 */
function fluid(phone: number, desktop: number, ...limits: string[]): string {
  const slope = (desktop - phone) / (1440 - 390);
  const base = (phone - 390 * slope) / 16;
  return `min(${[`${round(base)}rem + ${round(100 * slope)}vw`, `${round(desktop / 16)}rem`, ...limits].join()})`;
}

/** The viewport's width limits the size, because long words must fit even if text is enlarged. */
const heading = (phone: number, desktop: number) => fluid(phone, desktop, `${round(phone * 0.285)}vw`);

export const fontSize = {
  small: "0.9375rem",
  body: fluid(17, 18),
  lead: fluid(18, 20),
  h3: heading(19, 20),
  /** Titles of rows that open. */
  row: heading(17, 18),
  /** Headings of panels and forms. */
  quiet: heading(20, 24),
  /** Headings of items that have their own row or picture. */
  large: heading(22, 28),
  h2: heading(30, 42),
  h1: heading(35, 56),
  display: heading(37, 60),
} as const;

/** Figures. `wide` and `beside`, next to a picture, have up to 8 characters, `widest` up to 5. */
export const numberSize = {
  row: heading(24, 34),
  tile: heading(24, 42),
  panel: heading(44, 54),
  large: heading(50, 76),
  beside: heading(64, 108),
  wide: heading(76, 132),
  widest: heading(100, 168),
} as const;

export const leading = { figure: 0.86, none: 1, tight: 1.08, snug: 1.3, body: 1.5 } as const;

/** 60 to 66 characters per line. */
export const measure = { lead: "40rem", body: "33rem", wide: "48rem" } as const;

export const tracking = { heading: "-0.03em", title: "-0.025em", figure: "-0.045em" } as const;

export const radius = {
  sm: "0.625rem",
  md: "0.875rem",
  lg: "1.25rem",
  pill: "999px",
} as const;

export const page = { width: "75rem", gutter: "clamp(min(1.25rem, 5.2vw), 4vw, 2.5rem)" } as const;

export const motion = { quick: "150ms", calm: "300ms" } as const;

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, between, from } from "./breakpoints.ts";
import { fontSize, leading, motion, page, radius, space } from "./scale.ts";
import { color } from "./theme.css.ts";

export const container = style({ paddingInline: `max(${page.gutter}, 50% - ${page.width} / 2)` });

export const visuallyHiddenRules = {
  position: "absolute",
  clipPath: "inset(50%)",
} as const;
export const visuallyHidden = style(visuallyHiddenRules);

export const panel = style({
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
});

export const input = style({
  width: "100%",
  borderRadius: radius.sm,
  border: `1px solid ${color.muted}`,
  backgroundColor: color.background,
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.brand },
  ":focus-visible": { outlineOffset: 0 },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  },
});

/** A row of buttons. If the row wraps, the buttons grow to fill each line. */
export const buttonRow = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  width: "100%",
  "@media": { [from("sm")]: { width: "fit-content" } },
});

/** A text link with a 44 px touch target. */
export const textTarget = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });

/** A line of small text links, each with a 44 px touch target. */
export const linkRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "min(1.125rem, 4vw)",
  marginBlock: "-0.625rem",
  fontSize: `min(${fontSize.small}, 4vw)`,
  lineHeight: leading.snug,
});
globalStyle(`${linkRow} > a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.25rem",
  minHeight: "2.75rem",
});

export const round = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.pill,
  color: color.text,
  ":hover": { backgroundColor: color.soft },
  // Inset, because adjacent icons leave no room for an outer ring.
  ":focus-visible": { outlineOffset: "-3px" },
});

export const stack = styleVariants({ xs: space.xs, sm: space.sm, md: space.md }, (gap) => ({
  display: "grid",
  gap,
}));

/** A list that has three columns in print. */
export const printedInThrees = style({});

export const grid = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg });

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = styleVariants({
  2: [grid, { "@media": { [from("md")]: equal(2) } }],
  3: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(3) } }],
  4: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(4) } }],
});
globalStyle(`${columns[3]} > :last-child:nth-child(odd)`, {
  "@media": { [between("sm", "lg")]: { gridColumn: "1 / -1" } },
});

/** Three columns. Use only for unframed text, where an incomplete last row leaves no visible gap. */
export const threes = style([grid, { "@media": { [from("md")]: equal(3) } }]);
/** Four unframed items. They share one row only if each line has room for more than three words. */
export const fourCards = style([grid, { "@media": { [from("sm")]: equal(2), [from("xl")]: equal(4) } }]);

/** On phones, linked cards form a single scrolling row, and part of the next card is visible. */
export const phoneStrip = style({
  "@media": {
    [below("sm")]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "min(82%, 18rem)",
      gap: space.md,
      marginInline: `calc(-1 * ${page.gutter})`,
      paddingInline: page.gutter,
      overflowX: "auto",
      scrollSnapType: "x mandatory",
      scrollPaddingInline: page.gutter,
      scrollbarWidth: "thin",
    },
  },
});
globalStyle(`${phoneStrip} > *`, { "@media": { [below("sm")]: { scrollSnapAlign: "start" } } });

import { style, styleVariants } from "@vanilla-extract/css";
import { fontSize, leading, measure, numberSize, space, tracking } from "./scale.ts";
import { color } from "./theme.css.ts";

/** The sentence under a heading. */
export const lead = style({
  maxWidth: measure.lead,
  color: color.muted,
  fontSize: fontSize.lead,
  lineHeight: 1.45,
});

/** Text that stands back: descriptions in cards, notes. */
export const muted = style({ color: color.muted });

/** Words that stay together, unless their line is too short for them. */
export const unbroken = style({ display: "inline-block" });

/** The short line above a heading. */
export const eyebrow = style({
  marginBlockEnd: space.sm,
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: 600,
});

/** A few sentences that carry a section by themselves. */
export const statement = style({
  fontSize: fontSize.statement,
  lineHeight: leading.snug,
  letterSpacing: tracking.heading,
});

/** A figure that stands for itself, in one of three sizes. */
export const number = styleVariants(numberSize, (size) => ({
  fontSize: size,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  lineHeight: leading.none,
  letterSpacing: tracking.display,
}));

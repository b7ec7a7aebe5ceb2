import { style } from "@vanilla-extract/css";
import { fontSize, space } from "./scale.ts";
import { color } from "./theme.css.ts";

/** The sentence under a heading. */
export const lead = style({
  maxWidth: "32rem",
  color: color.muted,
  fontSize: fontSize.lead,
});

/** Text that stands back: descriptions in cards, notes. */
export const muted = style({ color: color.muted });

/** Words that stay on one line. */
export const unbroken = style({ whiteSpace: "nowrap" });

/** The short line above a heading. */
export const eyebrow = style({
  marginBlockEnd: space.sm,
  color: color.accent,
  fontSize: fontSize.small,
  fontWeight: 600,
});

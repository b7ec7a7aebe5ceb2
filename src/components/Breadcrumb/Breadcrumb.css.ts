import { style } from "@vanilla-extract/css";
import { fontSize } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  color: color.muted,
  fontSize: fontSize.small,
  lineHeight: "1.75rem",
});
export const step = style({
  display: "flex",
  selectors: {
    "&:not(:first-child)::before": { content: '"/" / ""', marginInline: "0.5rem" },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  // A 44 px touch target in a 28 px line.
  minWidth: "2.75rem",
  minHeight: "2.75rem",
  margin: "-0.5rem -0.25rem",
  paddingInline: "0.25rem",
  color: color.muted,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

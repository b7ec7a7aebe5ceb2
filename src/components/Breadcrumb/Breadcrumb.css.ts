import { style } from "@vanilla-extract/css";
import { fontSize } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const trail = style({
  display: "flex",
  flexWrap: "wrap",
  color: color.muted,
  fontSize: fontSize.small,
});
export const step = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.75rem",
  selectors: {
    "&:not(:first-child)::before": { content: '"/" / ""', marginInline: "0.5rem" },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.75rem",
  color: color.muted,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

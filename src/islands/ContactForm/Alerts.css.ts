import { style } from "@vanilla-extract/css";
import { radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const summary = style({
  display: "grid",
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.md,
  border: `2px solid ${color.danger}`,
});
export const summaryHeading = style({
  display: "flex",
  alignItems: "start",
  gap: space.sm,
  color: color.danger,
  fontWeight: 700,
});
export const summaryList = style({ display: "grid", gap: space.sm });
export const summaryLink = style({
  minHeight: "2.75rem",
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

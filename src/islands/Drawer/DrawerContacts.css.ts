import { style } from "@vanilla-extract/css";
import { leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const contacts = style({
  display: "grid",
  gap: "0.25rem",
  padding: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surface,
});
export const actions = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: "0.375rem",
});
export const action = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0.125rem",
  minHeight: "3.5rem",
  borderRadius: radius.sm,
  border: `1px solid ${color.border}`,
  color: color.text,
  fontSize: "0.875rem",
  fontWeight: 600,
  lineHeight: leading.snug,
  textDecoration: "none",
  selectors: {
    "&:first-child": { borderColor: "transparent", backgroundColor: color.brand, color: color.background },
  },
});
export const social = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-around" });

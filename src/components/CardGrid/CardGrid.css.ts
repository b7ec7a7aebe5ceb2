import { style, styleVariants } from "@vanilla-extract/css";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const base = style({ display: "flex", flexDirection: "column", alignItems: "start", gap: space.sm });

export const look = styleVariants({
  feature: [base, panel, { padding: space.lg }],
  benefit: [base, { paddingBlockStart: space.md, borderBlockStart: `3px solid ${color.accent}` }],
});
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem",
  marginBlockStart: "auto",
  paddingBlockStart: space.xs,
});
export const tag = style({
  padding: "0.1875rem 0.625rem",
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.accent,
  fontSize: fontSize.small,
  fontWeight: 600,
});

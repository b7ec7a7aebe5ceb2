import { style, styleVariants } from "@vanilla-extract/css";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const base = style({ display: "flex", flexDirection: "column", alignItems: "start", gap: space.sm });

export const look = styleVariants({
  feature: [
    base,
    {
      padding: space.lg,
      borderRadius: radius.lg,
      border: `1px solid ${color.border}`,
      backgroundColor: color.surface,
      boxShadow: color.shadow,
    },
  ],
  benefit: [base, { paddingBlockStart: space.md, borderBlockStart: `3px solid ${color.accent}` }],
});
export const badge = style({
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  borderRadius: radius.md,
  backgroundColor: color.accentSoft,
  color: color.accent,
});
export const title = style({ fontSize: fontSize.h3 });
export const text = style({ color: color.muted });
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

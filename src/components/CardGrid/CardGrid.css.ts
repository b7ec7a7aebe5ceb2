import { style, styleVariants } from "@vanilla-extract/css";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const base = style({ display: "flex", flexDirection: "column", alignItems: "start", gap: space.sm });

export const look = styleVariants({
  feature: [base, panel, { padding: space.lg }],
  benefit: [base, { paddingBlockStart: space.md, borderBlockStart: `1px solid ${color.border}` }],
});
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem",
  marginBlockStart: "auto",
  paddingBlockStart: space.xs,
});
export const tag = style({
  color: color.accent,
  fontSize: fontSize.small,
  fontWeight: 500,
  selectors: {
    "&:not(:last-child)::after": { content: '"·" / ""', marginInlineStart: "0.375rem", color: color.muted },
  },
});

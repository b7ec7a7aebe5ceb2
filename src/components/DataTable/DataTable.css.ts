import { style } from "@vanilla-extract/css";
import { fontSize, radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const frame = style({
  overflowX: "auto",
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
});
export const table = style({
  width: "100%",
  minWidth: "34rem",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
const cellRules = { padding: "0.875rem 1.25rem", textAlign: "start", verticalAlign: "top" } as const;
export const column = style({
  ...cellRules,
  backgroundColor: color.accentSoft,
  fontSize: fontSize.small,
  fontWeight: 700,
});
export const row = style({
  selectors: { "&:not(:first-child)": { borderBlockStart: `1px solid ${color.border}` } },
});
export const first = style({ ...cellRules, fontWeight: 650 });
export const cell = style({ ...cellRules, color: color.muted });

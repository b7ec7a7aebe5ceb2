import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const fold = style({ borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${fold}::details-content`, { "@media": { print: { contentVisibility: "visible" } } });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minHeight: "3.25rem",
  paddingBlock: "0.5rem",
  fontSize: fontSize.row,
  fontWeight: 500,
  "@media": { print: { fontSize: "inherit" } },
});
globalStyle(`${summary} > svg`, { flexShrink: 0, color: color.muted });
globalStyle(`[open] > ${summary} > svg`, { rotate: "180deg" });
export const content = style({
  display: "grid",
  gap: space.md,
  paddingBlockEnd: space.lg,
  fontSize: "1rem",
  "@media": { print: { paddingBlockEnd: 0, fontSize: "inherit" } },
});

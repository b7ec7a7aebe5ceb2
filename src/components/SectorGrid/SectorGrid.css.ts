import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { link as coveringLink } from "../ServiceGrid/ServiceGrid.css.ts";

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "7rem 1fr",
  gridTemplateRows: "1fr auto",
  columnGap: space.md,
  overflow: "hidden",
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
});
export const picture = style({ display: "block", minHeight: "7.5rem" });
export const words = style({ padding: `${space.md} ${space.md} ${space.md} 0` });
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  marginBlockEnd: "0.25rem",
  color: color.accent,
  fontSize: "1.0625rem",
});
export const link = coveringLink;
export const description = style({ color: color.muted, fontSize: "0.9375rem", lineHeight: 1.45 });
export const stats = style({
  gridColumn: "1 / -1",
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  padding: "0.5rem 1rem",
  borderBlockStart: `1px solid ${color.border}`,
  color: color.muted,
  fontSize: fontSize.small,
});
export const stat = style({ lineHeight: 1.3 });

globalStyle(`${card}:hover`, { borderColor: color.brand, boxShadow: color.shadow });

import { globalStyle, style } from "@vanilla-extract/css";
import { reducedMotion } from "../../styles/breakpoints.ts";
import { fontSize, leading, measure, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const group = style({
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  "@media": { print: { border: 0, borderRadius: 0 } },
});
export const details = style({
  selectors: { "& + &, & > &": { borderBlockStart: `1px solid ${color.border}` } },
});
/** In print all sections are open. */
globalStyle(`${details}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "center",
  alignItems: "center",
  columnGap: space.md,
  minHeight: "3.5rem",
  padding: `${space.sm} ${space.lg}`,
  cursor: "pointer",
  ":focus-visible": { outlineOffset: "-4px" },
  "@media": { print: { minHeight: 0, padding: "0.3rem 0" } },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
export const heading = style({
  fontSize: fontSize.h3,
  selectors: { [`${details} ${details} &`]: { fontSize: "1.0625rem" } },
});
export const note = style({
  // In print there is no marker in the other column.
  gridColumn: 1,
  marginBlockStart: space.xs,
  color: color.muted,
  fontSize: fontSize.small,
  lineHeight: leading.snug,
});
export const marker = style({
  gridArea: "1 / 2 / span 2",
  display: "grid",
  color: color.brand,
  transition: "transform 220ms",
  selectors: { "[open] > * > &": { transform: "rotate(180deg)" } },
  "@media": { [reducedMotion]: { transition: "none" }, print: { display: "none" } },
});
/** After a link to the content, the heading above stays visible. */
export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  padding: `${space.xs} ${space.lg} ${space.xl}`,
  scrollMarginBlockStart: "9rem",
  "@media": { print: { display: "block", padding: 0 } },
});
export const sources = style({
  display: "grid",
  gap: space.xs,
  maxWidth: measure.body,
  color: color.muted,
  fontSize: fontSize.small,
});

import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const row = style({
  display: "grid",
  gridTemplateColumns: "6rem 1fr 8rem",
  columnGap: space.sm,
  "@media": { [below("sm")]: { gridTemplateColumns: "6rem 1fr 5.75rem" } },
});
/** The rating lines must be continuous, so there is no row gap. */
export const city = style([
  row,
  {
    alignItems: "center",
    minHeight: "2.75rem",
    borderBlockEnd: `1px solid ${color.border}`,
    selectors: { "#content &": { "@media": { print: { minHeight: 0 } } } },
  },
]);
/** The labels of 0, 20 and 40 °C on an axis from −10 to 50 °C: in the middle of its thirds. */
export const axis = style([
  row,
  { color: color.muted, fontSize: "0.9375rem", fontVariantNumeric: "tabular-nums" },
]);
globalStyle(`${axis} > span`, {
  gridColumn: 2,
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  textAlign: "center",
});
export const name = style({ fontWeight: 600, lineHeight: leading.snug });
export const figures = style({
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
export const year = style({
  gridColumn: 2,
  gridRow: 1,
  width: "100%",
  height: "100%",
  maxHeight: "2.75rem",
  fill: "none",
  stroke: color.muted,
  strokeWidth: 2,
  overflow: "visible",
});
globalStyle(`${year} *`, { vectorEffect: "non-scaling-stroke" });

export const grid = style({ stroke: color.border, strokeWidth: 1 });
const end = { strokeWidth: 10, strokeLinecap: "round" } as const;
export const cold = style({ ...end, stroke: color.accent });
export const hot = style({ ...end, stroke: color.heat });
export const rated = style({
  stroke: color.heat,
  strokeWidth: 1,
  selectors: { "& ~ &": { strokeDasharray: "4 4" } },
});
export const caption = style({
  marginBlockStart: space.sm,
  color: color.muted,
  fontSize: "0.9375rem",
  lineHeight: leading.snug,
  "@media": { print: { fontSize: "inherit" } },
});
export const ratings = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.lg}`,
  marginBlockEnd: space.xs,
});
export const rating = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  "::before": { content: "", width: "1.5rem", borderBlockStart: `1px solid ${color.heat}` },
  selectors: { "& ~ &::before": { borderBlockStartStyle: "dashed" } },
});

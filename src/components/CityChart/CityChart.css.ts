import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const chart = style({ containerType: "inline-size" });
/** Rules for narrow charts on screen, which show numbers without bars. Printed charts always show bars. */
const narrow = (rules: CSSProperties) => ({
  "@media": { screen: { "@container": { "(width < 26rem)": rules } } },
});
globalStyle(
  `${chart} > ul`,
  narrow({ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space.md }),
);
/** The rating lines must be continuous, so there is no row gap. */
export const city = style({
  display: "grid",
  gridTemplateColumns: "6rem 1fr 8rem",
  columnGap: space.md,
  alignItems: "center",
  minHeight: "2.75rem",
  borderBlockEnd: `1px solid ${color.border}`,
  ...narrow({ gridTemplateColumns: "1fr", alignContent: "start", paddingBlock: space.sm }),
  selectors: { "#content &": { "@media": { print: { minHeight: 0 } } } },
});
export const name = style({ fontWeight: 600, lineHeight: leading.snug });
export const soon = style({
  display: "block",
  color: color.heat,
  fontSize: "0.9375rem",
  "@media": { print: { fontSize: "inherit" } },
});
export const figures = style({
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  ...narrow({ color: color.muted, textAlign: "start" }),
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
  ...narrow({ display: "none" }),
});
globalStyle(`${year} *`, { vectorEffect: "non-scaling-stroke" });

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
  ...narrow({ display: "none" }),
});
export const rating = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  "::before": { content: "", width: "1.5rem", borderBlockStart: `1px solid ${color.heat}` },
  selectors: { "& ~ &::before": { borderBlockStartStyle: "dashed" } },
});

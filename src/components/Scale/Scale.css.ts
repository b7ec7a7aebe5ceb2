import { type CSSProperties, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { end, start, steps } from "../../styles/steps.css.ts";
import { color } from "../../styles/theme.css.ts";

export const scale = style({ display: "grid", marginBlockStart: space.md });
export const ticks = style({
  display: "flex",
  justifyContent: "space-between",
  marginBlockEnd: space.xs,
  color: color.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  lineHeight: leading.none,
});
/** Labels have no width, so they are centred on their values. The first and last stay within the scale. */
globalStyle(`${ticks} > span`, { display: "flex", justifyContent: "center", width: 0, whiteSpace: "nowrap" });
globalStyle(`${ticks} > :first-child`, { justifyContent: "start" });
globalStyle(`${ticks} > :last-child`, { justifyContent: "end" });

/** In both themes the bar is light, with dark marks. */
const ink = "#07182b";
const idle = "#c8d5e2";
export const plot = style({
  position: "relative",
  height: "2.5rem",
  backgroundColor: idle,
  forcedColorAdjust: "none",
});
export const fan = style({ position: "relative", height: "1.75rem", fill: "none", stroke: color.muted });
export const drawing = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
  strokeLinejoin: "round",
});
globalStyle(`${drawing} path`, { vectorEffect: "non-scaling-stroke" });
export const mark = style({ fill: "none", stroke: ink, strokeWidth: 2 });
/** Part of a band. */
export const part = style({ fill: "none", stroke: "#fff", strokeWidth: 2 });
export const tone = styleVariants({ idle, plain: "#3f86d9", cold: "#5fd0c4", heat: "#e08340" }, (fill) => ({
  fill,
}));
export const key = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  rowGap: space.xs,
  marginBlockEnd: space.md,
  lineHeight: leading.snug,
});
export const name = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  marginInlineEnd: space.lg,
});

export const texts = style({ display: "grid", gridTemplateColumns: `repeat(${steps}, minmax(0, 1fr))` });
export const text = style({
  gridColumn: `calc(${start} + 1) / calc(${end} + 1)`,
  marginInlineEnd: space.md,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.muted}`,
  lineHeight: leading.snug,
});
globalStyle(`${text}:last-child`, { marginInlineEnd: 0 });
export const value = style({ color: color.brand, fontWeight: 650, fontVariantNumeric: "tabular-nums" });

export const thermometer = style({});
globalStyle(`${scale}:not(${thermometer}) h3`, { marginBlock: "0.125rem 0.25rem" });
globalStyle(`${thermometer} > ${plot}`, {
  borderRadius: radius.sm,
  backgroundImage: "linear-gradient(90deg, #d9772f, #f1efe9 37%, #5fd0c4 60%, #1f6fd0)",
  "@media": {
    [below("xl")]: { backgroundImage: "linear-gradient(#d9772f, #f1efe9 37%, #5fd0c4 60%, #1f6fd0)" },
  },
});
// The id makes it more specific than the rules of `print.css.ts`.
globalStyle(`#content ${thermometer} ${text}`, {
  fontSize: fontSize.small,
  overflowWrap: "normal",
  "@media": {
    [below("xl")]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.sm },
    print: { fontSize: "6.5pt", marginInlineEnd: "2pt" },
  },
});
globalStyle(`#content ${thermometer} h3`, { fontSize: "inherit" });

const upright = (selector: string, rules: CSSProperties) =>
  globalStyle(`${scale}${selector}`, { "@media": { [below("xl")]: rules } });
upright("", { gridTemplateColumns: "auto auto min(2.5rem, 6vw) minmax(0, 1fr)" });
upright(` > ${ticks}`, { flexDirection: "column", marginInlineEnd: space.sm, marginBlockEnd: 0 });
upright(` > ${ticks} > span`, { width: "auto", height: 0, justifyContent: "end", alignItems: "center" });
upright(` > ${plot}`, { width: "1.25rem", height: "auto" });
upright(` > ${fan}`, { height: "auto" });
upright(" g", { transform: "matrix(0, 1, 1, 0, 0, 0)" });
upright(` > ${texts}`, { gridTemplate: `repeat(${steps}, 1fr) / 1fr` });
upright(` ${text}`, {
  gridArea: `calc(${start} + 1) / 1 / calc(${end} + 1)`,
  marginInlineEnd: 0,
  paddingBlock: 0,
  paddingInlineStart: space.sm,
  borderBlockStart: 0,
  borderInlineStart: `1px solid ${color.muted}`,
});
upright(` ${text}:not(:last-child)`, { marginBlockEnd: space.sm });

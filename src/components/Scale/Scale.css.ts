import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
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

export const plot = style({ position: "relative", height: "2.5rem", backgroundColor: color.soft });
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
export const mark = style({ fill: color.brand, fillOpacity: 0.25, stroke: color.brand });
export const night = style({ fill: "#0b1f3f", fillOpacity: 0.16 });

export const texts = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space.md,
});
export const text = style({
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.muted}`,
  lineHeight: leading.snug,
});
export const value = style({ color: color.brand, fontWeight: 650, fontVariantNumeric: "tabular-nums" });

export const thermometer = style({});
export const time = style({});
/** A thermometer that is horizontal where scales of times are. */
export const lyingThermometer = style({});

const upright = (kind: string, wrap: (rules: CSSProperties) => Parameters<typeof globalStyle>[1]) => {
  const on = (selector: string, rules: CSSProperties) => globalStyle(`${kind}${selector}`, wrap(rules));
  on("", { gridTemplateColumns: "auto auto min(2.5rem, 6vw) minmax(0, 1fr)" });
  on(` > ${ticks}`, { flexDirection: "column", marginInlineEnd: space.sm, marginBlockEnd: 0 });
  on(` > ${ticks} > span`, { width: "auto", height: 0, justifyContent: "end", alignItems: "center" });
  on(` > ${plot}`, { width: "1.25rem", height: "auto" });
  on(` > ${fan}`, { height: "auto" });
  on(" g", { transform: "matrix(0, 1, 1, 0, 0, 0)" });
  on(` > ${texts}`, { gridAutoFlow: "row", gridAutoRows: "minmax(3rem, 1fr)", gap: space.sm });
  on(` ${text}`, {
    paddingBlock: 0,
    paddingInlineStart: space.sm,
    borderBlockStart: 0,
    borderInlineStart: `1px solid ${color.muted}`,
  });
};
upright(thermometer, (rules) => rules as Parameters<typeof globalStyle>[1]);
upright(time, (rules) => ({ "@media": { [below("xl")]: rules } }));

globalStyle(`${thermometer} > ${plot}`, {
  marginBlockEnd: "1.5rem",
  borderRadius: `${radius.pill} ${radius.pill} 0 0`,
  backgroundImage: `linear-gradient(${color.heat}, #f1efe9 37%, ${color.accent} 60%, ${color.brand})`,
});
globalStyle(`${thermometer} > :is(${ticks}, ${fan}, ${texts})`, { marginBlockEnd: "1.5rem" });
globalStyle(`${thermometer} > ${plot}::after`, {
  content: "",
  position: "absolute",
  top: "100%",
  left: "-0.625rem",
  width: "2.5rem",
  height: "2.5rem",
  marginBlockStart: "-0.5rem",
  borderRadius: radius.pill,
  backgroundColor: color.brand,
});
globalStyle(`${thermometer} ${mark}`, { fill: "#fff", fillOpacity: 0.6, stroke: "#fff" });
globalStyle(`${thermometer} > ${texts}`, { gap: 0 });
globalStyle(`${thermometer} ${text}`, {
  display: "grid",
  gridTemplateColumns: "min(6rem, 24vw) minmax(0, 1fr)",
  alignItems: "center",
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.border}`,
  borderInlineStart: 0,
});
globalStyle(`${thermometer} ${text}:first-child`, { borderBlockStart: 0 });

globalStyle(`${lyingThermometer} > ${plot}`, {
  borderRadius: radius.sm,
  backgroundImage: "linear-gradient(90deg, #d9772f, #f1efe9 37%, #5fd0c4 60%, #1f6fd0)",
  "@media": {
    [below("xl")]: { backgroundImage: "linear-gradient(#d9772f, #f1efe9 37%, #5fd0c4 60%, #1f6fd0)" },
  },
});
globalStyle(`${lyingThermometer} ${mark}`, {
  fill: "#07182b",
  fillOpacity: 0.35,
  stroke: "#07182b",
});

import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { color } from "../../styles/theme.css.ts";

/**
 * The font size is in units of the drawing. Text is at least 12 px high on a 320 px wide phone and no larger
 * than the adjacent text on desktops.
 */
export const drawing = style({
  width: "100%",
  fontSize: 14.5,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  fill: "none",
  stroke: "currentcolor",
  strokeLinejoin: "round",
  "@media": { [from("md")]: { fontSize: 11 }, print: { fontSize: 11 } },
});

/** Warm colour in summer, cold colour in winter. */
export const warm = style({ color: color.heat, stopColor: "currentcolor" });
/** Cold colour in summer, warm colour in winter. */
export const cool = style({ color: color.accent, stopColor: "currentcolor" });
export const area = style({ fill: "currentcolor", stroke: "none" });
globalStyle(`${drawing} text`, { fill: "currentcolor", stroke: "none" });

export const summer = style({});
export const winter = style({});
export const end = style({ textAnchor: "end" });
export const middle = style({ textAnchor: "middle" });
export const big = style({ fontSize: "1.5em" });

export const rays = style({
  stroke: "currentcolor",
  fill: "none",
  strokeWidth: 5,
  strokeDasharray: "2 8.472",
});
export const soft = style({ strokeOpacity: 0.3 });
export const people = style({ strokeWidth: 5.5, strokeLinecap: "round" });
export const legs = style({ strokeWidth: 2.25, strokeLinecap: "round" });
export const table = style({ stroke: color.accent, fill: color.accent, strokeDasharray: "9 5" });
export const wall = style({ strokeWidth: 2.5 });
export const box = style({ fill: color.surface, strokeWidth: 2 });
export const ticks = style({ strokeWidth: 6, strokeDasharray: "1 8" });
export const fives = style({ strokeWidth: 12, strokeDasharray: "1 44" });
export const hot = style({ stroke: color.heat, strokeWidth: 2.5 });
export const cold = style({ stroke: color.accent, strokeWidth: 2.5 });
export const ofJune = style({ color: color.heat });
export const ofJanuary = style({ color: color.accent });
export const bore = style({
  stroke: color.surface,
  strokeOpacity: 0.6,
  strokeWidth: 18,
  strokeLinecap: "round",
});
export const pipe = style({ strokeWidth: 4.5 });
export const leg = style({ stroke: "url(#leg)" });
export const flow = style({ stroke: color.surface, strokeWidth: 1.5, strokeDasharray: "4 8" });
export const air = style({ strokeWidth: 3, strokeLinecap: "round" });
export const gap = style({ stroke: color.background, strokeWidth: 5 });

/** Forced colours may turn text white, which would be invisible in a white box. */
globalStyle(box, { "@media": { "(forced-colors: active)": { fill: "Canvas" } } });

import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { leading, numberSize, radius, space, tracking } from "../../styles/scale.ts";
import { end, start, steps } from "../../styles/steps.css.ts";

const ink = "#07182b";

/** Phones show the picture from `start` to `end`. */
const width = `100% * ${steps} / (${end} - ${start})`;
export const scene = style({
  position: "relative",
  "@media": {
    [below("sm")]: { width: `calc(${width})`, marginInlineStart: `calc(${width} * ${start} / ${-steps})` },
  },
});
export const reserved = style({ display: "block", "@media": { [below("sm")]: { aspectRatio: "2" } } });
export const picture = style({ position: "absolute", inset: 0 });
globalStyle(`${picture} > img`, { aspectRatio: "auto", objectPosition: "bottom" });

export const labels = style({
  position: "absolute",
  // The whole picture's area, although its upper edge is cropped.
  inset: "auto 0 0",
  aspectRatio: "2",
  width: "100%",
  overflow: "visible",
  stroke: ink,
  strokeWidth: 2,
  selectors: { ".dark &": { stroke: "#fff" } },
});
export const callOut = style({ "@media": { [below("lg")]: { display: "none" } } });
globalStyle(`${callOut} > foreignObject`, { overflow: "visible" });
const dot = style({
  fill: ink,
  stroke: "#fff",
  forcedColorAdjust: "none",
  "@media": { print: { visibility: "hidden" } },
});
// Not `display`, with which Chromium still reports the numbers as visible.
const hidden = { visibility: "hidden" } as const;
export const exact = style([dot, { "@media": { [below("lg")]: hidden } }]);
export const inside = style([dot, { "@media": { [from("lg")]: hidden } }]);
globalStyle(`${dot} > text`, {
  fill: "#fff",
  stroke: "none",
  fontSize: "0.9375rem",
  fontWeight: 650,
  textAnchor: "middle",
});
export const place = style({ display: "grid", placeItems: "center", height: "100%" });
export const label = style({
  display: "grid",
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.sm,
  backgroundColor: ink,
  color: "#fff",
  whiteSpace: "nowrap",
  forcedColorAdjust: "none",
  selectors: { ".dark &": { backgroundColor: "#060d18" } },
});
export const figure = style({
  fontSize: numberSize.row,
  fontWeight: 560,
  lineHeight: leading.tight,
  letterSpacing: tracking.figure,
});
export const name = style({ fontSize: "0.875rem", fontWeight: 500, lineHeight: leading.snug });

import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";

export const map = style({
  width: "min(100%, 26rem)",
  marginInline: "auto",
  overflow: "visible",
  "@media": { print: { width: "16rem" } },
});
/** Lines a unit apart, dashed into dots: a dash of no length with round ends, in the middle of each unit. */
export const land = style({
  stroke: color.muted,
  opacity: 0.35,
  strokeWidth: 0.55,
  strokeLinecap: "round",
  strokeDasharray: ".01 .99",
  strokeDashoffset: 0.5,
});
export const mark = styleVariants({
  served: { fill: color.accent },
  "coming-soon": { fill: "none", stroke: color.heat, strokeWidth: 2 },
});
export const name = style({ fill: color.text, fontSize: 15, fontWeight: 600 });

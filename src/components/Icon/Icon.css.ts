import { style } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  fill: "none",
  stroke: "currentcolor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

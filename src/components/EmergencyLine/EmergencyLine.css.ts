import { style } from "@vanilla-extract/css";
import { fontSize, leading } from "../../styles/scale.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "0.75em",
  marginBlock: "-0.5rem",
  // One line at 360 pixels.
  fontSize: `clamp(0.825rem, 3.5vw, ${fontSize.small})`,
  lineHeight: leading.snug,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  fontWeight: 600,
});

import { style } from "@vanilla-extract/css";
import { fontSize, leading } from "../../styles/scale.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "0.55em",
  marginBlock: "-0.5rem",
  // Fits one line at 360 px, and at 390 px with a classic scroll bar.
  fontSize: `clamp(0.8rem, 3.4vw, ${fontSize.small})`,
  lineHeight: leading.snug,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  fontWeight: 600,
});

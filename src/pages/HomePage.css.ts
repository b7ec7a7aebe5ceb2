import { style } from "@vanilla-extract/css";
import { fontSize, leading, space, tracking } from "../styles/scale.ts";

export const story = style({
  display: "grid",
  gap: space.lg,
  justifyItems: "start",
});
export const paragraphs = style({
  display: "grid",
  gap: space.lg,
  fontSize: fontSize.statement,
  letterSpacing: tracking.heading,
  lineHeight: leading.snug,
});
export const reasons = style({ marginBlockStart: space.xl });
export const afterSlides = style({ display: "grid", justifyItems: "start", marginBlockStart: space.lg });

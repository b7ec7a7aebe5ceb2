import { style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
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
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl } },
});
export const reasons = style({ marginBlockStart: space.xl });
export const afterSlides = style({ display: "grid", justifyItems: "start", marginBlockStart: space.lg });

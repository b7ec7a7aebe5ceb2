import { style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { fontSize, space } from "../styles/scale.ts";

export const story = style({
  display: "grid",
  gap: space.lg,
  justifyItems: "start",
});
export const paragraphs = style({
  display: "grid",
  gap: space.lg,
  fontSize: fontSize.statement,
  letterSpacing: "-0.02em",
  lineHeight: 1.35,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl } },
});
export const reasons = style({ marginBlockStart: space.xl });
export const afterSlides = style({ display: "grid", justifyItems: "center", marginBlockStart: space.lg });

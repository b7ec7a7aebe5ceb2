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
  fontSize: fontSize.lead,
  lineHeight: 1.55,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl } },
});
export const promo = style({
  display: "grid",
  gap: space.lg,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "center", gap: space.xl },
  },
});
export const promoWords = style({ display: "grid", gap: space.md });
export const points = style({ display: "grid", gap: space.xs });
export const point = style({ display: "flex", alignItems: "center", gap: space.sm, fontWeight: 600 });
export const reasons = style({ marginBlockStart: space.xl });
export const afterSlides = style({ display: "grid", justifyItems: "center", marginBlockStart: space.lg });

import { style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { fontSize, space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const page = style({ display: "grid", gap: space.xl, paddingBlock: `${space.md} ${space.section}` });
export const head = style({ display: "grid", gap: space.md, maxWidth: "46rem" });
export const heading = style({ fontSize: fontSize.h1 });
export const text = style({
  display: "grid",
  gap: space.lg,
  color: color.muted,
  "@media": { [from("lg")]: { gridTemplateColumns: "1fr 1fr" } },
});

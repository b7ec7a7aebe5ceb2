import { style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { panel } from "../styles/layout.css.ts";
import { space } from "../styles/scale.ts";

export const vision = style({ display: "grid", gap: space.xl });
export const split = style({
  display: "grid",
  gap: space.xl,
  "@media": { [from("lg")]: { gridTemplateColumns: "3fr 2fr" } },
});
export const map = style([panel, { padding: space.lg }]);

import { style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { panel } from "../styles/layout.css.ts";
import { space } from "../styles/scale.ts";

export const vision = style({ display: "grid", gap: space.xl, alignContent: "start" });
export const split = style({
  display: "grid",
  gap: space.xl,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "1fr 1fr" },
    print: { gridTemplateColumns: "1fr 1fr", columnGap: "1rem" },
  },
});
export const cities = style([
  panel,
  { alignSelf: "start", padding: space.lg, "@media": { print: { padding: 0, border: 0 } } },
]);

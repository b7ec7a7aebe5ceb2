import { style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { space } from "../styles/scale.ts";

export const text = style({ display: "grid", gap: space.md, alignContent: "start" });
export const split = style({
  display: "grid",
  gap: space.xl,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "1fr 1fr" },
    print: { gridTemplateColumns: "1fr 1fr", columnGap: "1rem" },
  },
});

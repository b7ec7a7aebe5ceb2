import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { phoneStrip } from "../../styles/layout.css.ts";
import { radius, space } from "../../styles/scale.ts";

export const list = style([
  {
    display: "grid",
    gap: space.lg,
    "@media": { [from("sm")]: { gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))" } },
  },
  phoneStrip,
]);
export const picture = style({
  display: "block",
  overflow: "clip",
  marginBlockEnd: space.sm,
  borderRadius: radius.md,
});

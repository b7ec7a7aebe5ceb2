import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { phoneStrip } from "../../styles/layout.css.ts";
import { radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style([
  {
    display: "grid",
    gap: space.lg,
    "@media": { [from("sm")]: { gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))" } },
  },
  phoneStrip,
]);
export const missing = style({
  display: "grid",
  placeItems: "center",
  minHeight: "18rem",
  padding: space.xl,
  border: `1px dashed ${color.muted}`,
  borderRadius: radius.md,
  color: color.muted,
  textAlign: "center",
  textWrap: "balance",
});
export const picture = style({
  display: "block",
  overflow: "clip",
  marginBlockEnd: space.sm,
  borderRadius: radius.md,
});

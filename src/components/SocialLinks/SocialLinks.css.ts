import { style } from "@vanilla-extract/css";
import { radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap" });
export const link = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.pill,
  color: color.muted,
  ":hover": { color: color.brand, backgroundColor: color.accentSoft },
});

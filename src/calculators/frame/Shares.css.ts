import { style } from "@vanilla-extract/css";
import { radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { smallRules } from "./Questions.css.ts";

export const shares = style({
  display: "grid",
  gap: space.sm,
  "@media": { print: { gridTemplateColumns: "repeat(6, auto)", columnGap: "1rem" } },
});
export const share = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: "0.25rem",
  ...smallRules,
  // Keeps each printed percentage next to its label.
  "@media": { print: { ...smallRules["@media"].print, gridTemplateColumns: "auto 1fr" } },
});
export const percent = style({ fontVariantNumeric: "tabular-nums", fontWeight: 600 });
export const bar = style({
  gridColumn: "1 / -1",
  width: "100%",
  height: "0.375rem",
  borderRadius: radius.pill,
  backgroundColor: color.border,
  fill: color.heat,
  "@media": { print: { display: "none" } },
});

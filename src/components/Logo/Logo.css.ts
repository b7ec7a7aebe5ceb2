import { style } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.625rem",
  minHeight: "2.75rem",
  color: color.onDeep,
  textDecoration: "none",
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: "-0.01em",
});
export const mark = style({ flex: "none" });
export const tile = style({ fill: color.deepSurface });
const stroke = { fill: "none", strokeWidth: 2.6, strokeLinecap: "round", strokeLinejoin: "round" } as const;
export const flake = style({ ...stroke, stroke: color.onDeep });
export const air = style({ ...stroke, stroke: color.onDeepAccent });
export const hub = style({ fill: color.onDeepAccent });
export const name = style({ maxWidth: "16rem", textWrap: "balance" });

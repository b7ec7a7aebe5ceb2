import { style } from "@vanilla-extract/css";
import { fontSize, leading, space } from "../../styles/scale.ts";

export const contacts = style({ display: "grid", gap: space.sm, alignContent: "start" });
export const buttons = style({
  display: "grid",
  gap: space.sm,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))",
  fontSize: "1rem",
});
export const note = style({ fontSize: fontSize.small, lineHeight: leading.snug, textWrap: "balance" });

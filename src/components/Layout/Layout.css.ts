import { style } from "@vanilla-extract/css";
import { radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const skip = style({
  position: "fixed",
  insetBlockStart: "0.5rem",
  insetInlineStart: "0.5rem",
  zIndex: 30,
  padding: "0.75rem 1.25rem",
  borderRadius: radius.sm,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontWeight: 650,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});
export const main = style({ outline: "none" });

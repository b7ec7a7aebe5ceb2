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
/** One landmark for both bands; the lower one sticks to the window, so the banner itself must not be a box. */
export const banner = style({ display: "contents" });
export const main = style({ outline: "none" });

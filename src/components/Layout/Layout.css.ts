import { style } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";

export const skip = style({
  position: "absolute",
  margin: "0.5rem",
  zIndex: 20,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
});
/** One landmark for both bands; the lower one sticks to the window, so the banner itself must not be a box. */
export const banner = style({ display: "contents" });
/** On the ground of its category; scenes reach beyond the window. */
export const main = style({ overflowX: "clip", outline: "none", backgroundColor: color.background });

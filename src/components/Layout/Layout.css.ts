import { style } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";

export const skip = style({
  position: "absolute",
  margin: "0.5rem",
  zIndex: 20,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
});
/** One landmark for both bands. The lower band is sticky relative to the page, hence `display: contents`. */
export const banner = style({ display: "contents" });
/** Scenes extend beyond the viewport, hence `overflow-x: clip`. */
export const main = style({ overflowX: "clip", outline: "none", backgroundColor: color.background });

import { style } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";

export const skip = style({
  position: "absolute",
  margin: "0.5rem",
  zIndex: 20,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
});
/** One landmark for both header bands. `display: contents` lets the lower band stick relative to the page. */
export const banner = style({ display: "contents" });
/** Continues the night scene below the header. */
export const night = style([
  "dark",
  banner,
  { "@media": { screen: { vars: { [color.background]: "#0a1a36" } } } },
]);
/** Clipped, because scenes extend beyond the viewport. */
export const main = style({ overflowX: "clip", outline: "none", backgroundColor: color.background });

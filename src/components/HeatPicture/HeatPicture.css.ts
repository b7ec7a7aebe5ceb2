import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { moving } from "../../styles/breakpoints.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { scene as anatomyScene } from "../Anatomy/Anatomy.css.ts";

/**
 * An animation that follows the scroll position. Without scroll-driven animations or with reduced motion, the
 * divider stays in the middle.
 */
const onScroll = (name: string) => ({
  animation: `${name} linear both`,
  animationTimeline: "view()",
  animationRange: "entry 60% exit 10%",
});
const line = keyframes({ from: { left: "74%" }, to: { left: "6%" } });
const wipe = keyframes({ from: { clipPath: "inset(0 0 0 74%)" }, to: { clipPath: "inset(0 0 0 6%)" } });

export const frame = style([anatomyScene, { aspectRatio: "2" }]);
export const scene = style({
  position: "absolute",
  inset: 0,
  "::after": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    left: "50%",
    width: "2px",
    backgroundColor: "white",
  },
  "@media": { [moving]: { "::after": onScroll(line) } },
});
globalStyle(`${scene} > picture`, { position: "absolute", inset: 0 });
globalStyle(`${scene} > picture > img`, { aspectRatio: "auto" });
export const revealed = style({
  clipPath: "inset(0 0 0 50%)",
  "@media": { [moving]: onScroll(wipe) },
});

export const scale = style({
  display: "flex",
  gap: space.sm,
  alignItems: "center",
  marginBlock: `${space.sm} ${space.lg}`,
  fontSize: fontSize.small,
});
/** Must match THERMAL in src/art/kit.py, the script that renders the picture. */
export const colours = style({
  flexGrow: 1,
  height: "0.75rem",
  borderRadius: radius.pill,
  backgroundImage: "linear-gradient(90deg, #0a1c5c, #2450c8, #8a3aa8, #e0503c, #f8a830, #fff2c0)",
  forcedColorAdjust: "none",
});

import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "clip",
  // The top row of the night pictures (MIDNIGHT in src/art/kit.py).
  selectors: { ".dark &": { backgroundColor: "#15305a" } },
  "@media": { print: { backgroundColor: "transparent" } },
});
export const copy = style({
  display: "grid",
  gap: "1rem",
  paddingBlock: space.md,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: space.xxl,
      paddingBlock: space.lg,
    },
  },
});
export const title = style({ display: "grid", gap: "1rem", alignContent: "start" });

/** From this viewport width on, the picture has a margin, and its sides fade into the ground. */
const widest = "1520px";
const wide = "screen and (min-width: 95em)";

/** `pictureSlots.wide` must match the scene's width. */
export const scene = style({
  position: "relative",
  justifySelf: "center",
  width: `min(100%, ${widest})`,
  "@media": { print: { display: "none" } },
});
/**
 * A picture whose sides are cropped on phones. `CallOuts` reserves the height of its own picture, and crops it.
 */
export const whole = style([scene, { aspectRatio: "2", width: `min(max(100%, 420px), ${widest})` }]);
/** The colours of temperature would not fade into the ground, so they extend to the viewport's edge. */
export const heat = style([whole, { "@media": { [wide]: { width: "100%", maxHeight: "48rem" } } }]);
globalStyle(`${scene} > picture`, { position: "absolute", inset: 0 });
globalStyle(`${heat} > div > picture > img`, { objectPosition: "top" });
/** The sky of the picture begins with the colour of the ground. */
const top = "linear-gradient(#0000, #000 3%)";
globalStyle(`${scene} > picture, :root:not(.dark) ${heat} > div > :first-child`, { maskImage: top });
globalStyle(`${scene} > picture`, {
  "@media": {
    [wide]: {
      maskImage: `${top}, linear-gradient(90deg, #0000, #000 9% 91%, #0000)`,
      maskComposite: "intersect",
    },
  },
});
globalStyle(`${scene} > picture > img`, { aspectRatio: "auto", backgroundColor: "transparent" });

export const band = style({
  paddingBlock: `${space.lg} ${space.xl}`,
  "@media": { print: { paddingBlock: 0 } },
});
export const bandHead = style({ display: "grid", gap: space.sm, marginBlockEnd: space.content });

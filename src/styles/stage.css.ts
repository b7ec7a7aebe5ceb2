import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { container } from "./layout.css.ts";
import { page, radius, space } from "./scale.ts";
import { tint } from "./tint.css.ts";

/** A page's head: words at the left, and the scene from the middle to the window's right edge, as high as the head. */
export const stage = style({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  "@media": { [from("lg")]: { minHeight: "min(38vw, 46rem)" } },
});

/** The stage of one sector: a panel on the page instead of a band across it. */
export const inset = style([
  stage,
  {
    margin: "1rem 0.5rem 0",
    borderRadius: radius.lg,
  },
]);

/** Its words begin where the page's do: the panel's margin is taken off the column's. */
globalStyle(`${inset} > ${container}`, {
  paddingInline: `max(${page.gutter} - 0.5rem, 50% - ${page.width} / 2)`,
});

/** The scene runs out softly under the words instead of standing in a box. `pictureSlots.stage` knows this width. */
export const scene = style({
  position: "relative",
  display: "block",
  overflow: "clip",
  aspectRatio: "3 / 2",
  maskImage: "linear-gradient(transparent, #000 20%)",
  "@media": {
    [from("lg")]: {
      position: "absolute",
      zIndex: -1,
      inset: "0 0 0 auto",
      width: "min(50% + 8rem, 65% - 5.5rem)",
      height: "100%",
      maskImage: "linear-gradient(90deg, transparent 5%, #000 36%)",
    },
  },
});
/** By night the lamp stands over the scene: what is pale sinks into the head's own colour towards the edges. */
globalStyle(`.dark ${scene}::after`, {
  "@media": {
    screen: {
      content: "",
      position: "absolute",
      inset: 0,
      background: `radial-gradient(closest-side, #fff 50%, ${tint} 130%)`,
      mixBlendMode: "multiply",
    },
  },
});

/** The words' side of the stage. At the top: centred words would move when more of the page arrives. */
export const words = style({
  display: "grid",
  gap: space.md,
  justifyItems: "start",
  paddingBlock: space.lg,
  "@media": { [from("lg")]: { maxWidth: "min(36rem, 42vw)", paddingBlock: space.xxl } },
});

import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { leading, page, radius, space, tracking } from "./scale.ts";
import { color } from "./theme.css.ts";

/**
 * A page head over the full width: text on the left (`copy`) and a picture on the right (`scene`). Below `lg`, the
 * picture follows the text.
 */
export const stage = style({
  position: "relative",
  isolation: "isolate",
  paddingInline: `max(${page.gutter}, 50% - ${page.width} / 2)`,
  "@media": { [from("lg")]: { minHeight: "min(35vw, 36rem)" } },
});

export const heading = style({ lineHeight: leading.none, letterSpacing: tracking.heading });
export const copy = style({
  display: "grid",
  gap: "1rem",
  justifyItems: "start",
  paddingBlock: `${space.md} 0.5rem`,
  "@media": {
    [from("lg")]: {
      maxWidth: "min(33rem, 43%)",
      gap: "1.75rem",
      paddingBlock: `clamp(2rem, 3.2vw, 3rem) ${space.xxl}`,
    },
  },
});

const scene = style({
  position: "relative",
  display: "block",
  zIndex: -1,
  "@media": { [from("lg")]: { position: "absolute" } },
});
/** How far a cut-out extends below the stage. More than a third of this part is transparent. */
export const overhang = "clamp(1.5rem, 3vw, 3rem)";

/** Width of the picture below `lg`. Its height is 220 px on phones and 373 px on tablets. */
const stacked = "min(100%, clamp(330px, 72vw, 560px))";

/** `pictureSlots.stage` and `pictureSlots.stagePhoto` must match the widths in these styles. */
export const sceneOf = styleVariants({
  cutOut: [
    scene,
    {
      aspectRatio: "3 / 2",
      width: stacked,
      marginInline: "auto",
      "::before": {
        content: "",
        position: "absolute",
        zIndex: -1,
        inset: "15% 0 0",
        background: `radial-gradient(closest-side, ${color.soft}, transparent)`,
        opacity: 0.45,
      },
      selectors: { ".dark &::before": { opacity: 1 } },
      "@media": {
        [from("lg")]: {
          // Ends the glow at the stage's edge.
          "::before": { insetBlockEnd: overhang },
          insetBlockEnd: `calc(-1 * ${overhang})`,
          // The picture may overlap the text, because its left part is transparent.
          insetInlineStart: "calc(50% - 120px)",
          width: "min(50% + 120px, 61rem)",
        },
      },
    },
  ],
  /** A photograph or a rendered scene with a background, inside the stage. */
  opaque: [
    scene,
    {
      overflow: "clip",
      aspectRatio: "3 / 2",
      width: stacked,
      margin: `0 auto ${space.md}`,
      borderRadius: radius.lg,
      "@media": {
        [from("lg")]: {
          insetBlock: "1.25rem",
          insetInlineStart: "calc(50% - 40px)",
          width: "min(50% + 20px, 58rem)",
          aspectRatio: "auto",
          margin: 0,
        },
      },
    },
  ],
});

import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { leading, page, radius, space, tracking } from "./scale.ts";
import { color } from "./theme.css.ts";

/** How far the stage stands off the window's edges. */
const inset = createVar();
/** From the stage's edge to its words, which begin where the page's do. */
const padding = createVar();

/**
 * A panel with words at the left and a picture at the right, which may overhang its lower edge: the head of a page. Its
 * two parts are `words` and `scene`; below `lg` the picture follows the words.
 */
export const stage = style({
  vars: { [inset]: "0.5rem", [padding]: "min(1.25rem, 5.2vw)" },
  position: "relative",
  isolation: "isolate",
  margin: `${inset} ${inset} 0`,
  paddingInline: padding,
  borderRadius: radius.xl,
  "@media": {
    [from("md")]: {
      vars: {
        [inset]: "1rem",
        [padding]: `max(${page.gutter} - ${inset}, 50% - ${page.width} / 2 - ${inset})`,
      },
    },
    [from("lg")]: { minHeight: "min(41.7vw, 42rem)" },
  },
});

/** The one heading of a page. */
export const heading = style({ lineHeight: leading.none, letterSpacing: tracking.display });
/** Heading, sentence and buttons: above the picture, from `lg` beside it. */
export const words = style({
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

/** `pictureSlots.stage` contains these widths. */
const scene = style({
  position: "relative",
  display: "block",
  zIndex: -1,
  "@media": { [from("lg")]: { position: "absolute" } },
});
/** As far as a cut-out stands out of the stage's lower edge; a good third of it is transparent. */
export const overhang = "clamp(2.5rem, 5.2vw, 5rem)";

/** Below `lg`: 220 pixels high on phones, 373 on tablets. */
const stacked = "min(100%, clamp(330px, 72vw, 560px))";

export const sceneOf = styleVariants({
  /** Cut out: it stands on the stage's tint, in a pool of light, and its foot on what follows. */
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
        background: `radial-gradient(closest-side, ${color.background}, transparent)`,
        opacity: 0.7,
      },
      selectors: {
        ".dark &::before": {
          background: `radial-gradient(closest-side, ${color.soft}, transparent)`,
          opacity: 1,
        },
      },
      "@media": {
        [from("lg")]: {
          // Light stays on the stage, of which the foot stands out.
          "::before": { insetBlockEnd: overhang },
          insetBlockEnd: `calc(-1 * ${overhang})`,
          // What is transparent at its left may reach under the words.
          insetInlineStart: "calc(50% - 120px)",
          width: "min(50% + 136px, 61rem)",
          margin: 0,
        },
      },
    },
  ],
  /** A photograph or a drawn scene with its own background: a rounded rectangle inside the stage. */
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

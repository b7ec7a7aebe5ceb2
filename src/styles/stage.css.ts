import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { between, from } from "./breakpoints.ts";
import { leading, measure, page, radius, space, tracking } from "./scale.ts";
import { color } from "./theme.css.ts";

/** How far the stage stands off the window's edges. */
const inset = createVar();
/** From the stage's edge to its words, which begin where the page's do. */
const padding = createVar();

/**
 * A panel with words at the left and a picture at the right, which may stand out of its lower edge: the head of a page.
 * Its three parts are `title`, `scene` and `words`, in this order; on phones one above the other.
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
    [between("md", "lg")]: {
      vars: { [inset]: "0.5rem" },
      display: "grid",
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr)",
      gap: `1.25rem ${space.lg}`,
      alignItems: "start",
    },
    [from("lg")]: { minHeight: "min(41.7vw, 42rem)" },
  },
});

/** What stands above the picture on phones and beside it on desktops. */
export const title = style({
  paddingBlockStart: space.lg,
  "@media": {
    [between("md", "lg")]: { gridColumn: "1 / -1" },
    [from("lg")]: { maxWidth: "min(34rem, 45%)", paddingBlockStart: "clamp(2rem, 3.2vw, 3rem)" },
  },
});
/** The one heading of a page. */
export const heading = style({
  marginBlockStart: space.md,
  lineHeight: leading.none,
  letterSpacing: tracking.display,
});
/** The words below it. At the top: centred words would move when more of the page arrives. */
export const words = style({
  display: "grid",
  gap: "1.25rem",
  justifyItems: "start",
  alignSelf: "start",
  paddingBlock: `${space.sm} ${space.xl}`,
  "@media": {
    [between("md", "lg")]: { display: "contents" },
    [from("lg")]: { maxWidth: "min(33rem, 43%)", gap: "2.25rem", paddingBlock: `1.5rem ${space.xxl}` },
  },
});
/** On tablets the first of them has the stage's whole width, where beside the picture it would be a column of short lines. */
globalStyle(`${words} > :first-child`, {
  "@media": { [between("md", "lg")]: { gridArea: "2 / 1 / auto / -1", maxWidth: measure.lead } },
});
globalStyle(`${words} > :last-child`, {
  "@media": { [between("md", "lg")]: { marginBlockEnd: space.xl } },
});

/** `pictureSlots.stage` knows these widths. */
const scene = style({
  position: "relative",
  display: "block",
  zIndex: -1,
  "@media": {
    [between("md", "lg")]: { gridArea: "3 / 2 / span 2", alignSelf: "end" },
    [from("lg")]: { position: "absolute" },
  },
});
/** As far as a cut-out stands out of the stage's lower edge; a good third of it is transparent. */
export const overhang = "clamp(2.5rem, 5.2vw, 5rem)";

export const sceneOf = styleVariants({
  /** Cut out: it stands on the stage's tint, in a pool of light, and its foot on what follows. */
  cutOut: [
    scene,
    {
      aspectRatio: "3 / 2",
      // Along its upper and lower edges it is transparent.
      margin: `-0.65rem calc(-1 * ${padding} - ${inset} - 5.5vw) -0.5rem`,
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
        // Light stays on the stage, of which the foot stands out.
        [from("md")]: { "::before": { insetBlockEnd: overhang } },
        [between("md", "lg")]: {
          margin: `0 calc(-1 * ${padding} - ${inset}) calc(-1 * ${overhang}) -3.5rem`,
        },
        [from("lg")]: {
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
      margin: `${space.md} calc(0.75rem - ${padding})`,
      borderRadius: radius.lg,
      "@media": {
        [between("md", "lg")]: { margin: `0 calc(1rem - ${padding}) 1rem 0` },
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

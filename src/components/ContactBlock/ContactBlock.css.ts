import { style, styleVariants } from "@vanilla-extract/css";
import { between, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, measure, page, radius, space } from "../../styles/scale.ts";

/** A panel like the head's. What stands before it leaves room for the scene, which crosses its upper edge. */
export const block = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gap: space.lg,
  margin: "clamp(3rem, 12vw, 4rem) 0.5rem 1.5rem",
  padding: `1.5rem min(1.25rem, 5.2vw)`,
  borderRadius: radius.xl,
  "@media": {
    [from("md")]: {
      columnGap: space.xl,
      margin: "2rem 1rem 1.5rem",
      paddingInline: `max(2rem, 50% - ${page.width} / 2 - 1rem)`,
    },
    // There the scene stands within the panel.
    [between("md", "xl")]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", marginBlockStart: "1rem" },
    [from("xl")]: { gridTemplateColumns: "27rem 20rem 1fr", alignItems: "center" },
    print: { display: "none" },
  },
});
export const words = style({ display: "grid", gap: space.sm, alignContent: "start", maxWidth: measure.body });
export const heading = style({ fontSize: fontSize.closing });

const scene = style({
  width: "min(22rem, 88%)",
  margin: "-6.5rem auto -0.5rem",
  order: -1,
  lineHeight: leading.none,
  "@media": {
    [between("md", "xl")]: {
      order: 0,
      gridArea: "1 / 2 / span 2",
      alignSelf: "center",
      width: `calc(100% + ${space.xl} + 1rem)`,
      margin: `-2rem -1rem 0 calc(-1 * ${space.xl})`,
    },
    // Below the buttons, which its left end reaches.
    [from("xl")]: { order: 0, position: "absolute", zIndex: -1, margin: 0 },
  },
});
/** `pictureSlots.closing` and `closingPhoto` know these widths. */
export const sceneOf = styleVariants({
  cutOut: [
    scene,
    {
      "@media": {
        [from("xl")]: {
          insetBlockEnd: "1rem",
          // What is transparent at its left reaches under the buttons.
          insetInlineStart: "calc(50% + 196px)",
          width: "31rem",
        },
      },
    },
  ],
  opaque: [
    scene,
    {
      overflow: "clip",
      borderRadius: radius.lg,
      "@media": {
        [from("xl")]: { insetBlockEnd: "4.5rem", insetInlineStart: "calc(50% + 228px)", width: "26rem" },
      },
    },
  ],
});

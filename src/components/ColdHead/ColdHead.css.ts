import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, page, space } from "../../styles/scale.ts";

/** Width of the text's column. The picture begins beside it, so it never lies under text. */
const column = "min(33rem, 42vw)";
/** The colour at the lower end of the stage. */
const foot = "#17315f";

export const head = style({ overflow: "clip" });
export const stage = style({ position: "relative", isolation: "isolate" });
export const copy = style({
  display: "grid",
  gap: "1rem",
  justifyItems: "start",
  alignContent: "start",
  paddingBlock: space.md,
  "@media": {
    [from("lg")]: {
      gap: "1.25rem",
      width: column,
      minHeight: "min(33vw, 31rem)",
      paddingBlock: `${space.lg} ${space.xl}`,
    },
  },
});
const picture = style({
  position: "relative",
  zIndex: -1,
  display: "block",
  aspectRatio: "2",
  marginInline: `calc(-1 * ${page.gutter})`,
  "@media": {
    [from("lg")]: {
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      insetInlineStart: `calc(max(${page.gutter}, 50% - ${page.width} / 2) + ${column} + 1.5rem)`,
      aspectRatio: "auto",
      marginInline: 0,
    },
    print: { display: "none" },
  },
});
globalStyle(`${picture} > img`, { aspectRatio: "auto" });
const below = "linear-gradient(#000 72%, #0000)";
/** A photograph or a scene, whose edges fade into the night. */
export const scene = style([
  picture,
  {
    maskImage: below,
    "@media": {
      [from("lg")]: {
        maskImage: `linear-gradient(90deg, #0000, #000 16%), ${below}`,
        maskComposite: "intersect",
      },
      "screen and (min-width: 98em)": {
        maskImage: `linear-gradient(90deg, #0000, #000 16% 84%, #0000), ${below}`,
      },
    },
  },
]);
/** A scene twice as wide as high is seen whole, and lighter, because its dark side would sink into the night. */
export const wide = style([
  picture,
  {
    filter: "brightness(1.35)",
    maskImage: `linear-gradient(#0000, #000 14% 86%, #0000)`,
    "@media": {
      [from("lg")]: {
        insetBlockStart: "auto",
        insetBlockEnd: "0.75rem",
        insetInlineStart: `calc(max(${page.gutter}, 50% - ${page.width} / 2) + ${column} - 1.5rem)`,
        aspectRatio: "2",
        maskImage: `linear-gradient(90deg, #0000, #000 12% 92%, #0000), linear-gradient(#0000, #000 14% 86%, #0000)`,
        maskComposite: "intersect",
      },
    },
  },
]);
export const model = style([picture]);

export const scale = style({
  display: "grid",
  gap: space.md,
  paddingBlock: `${space.sm} ${space.xl}`,
});
/** The calculator begins on the stage's foot. */
export const calculator = style({
  position: "relative",
  paddingBlockEnd: space.xl,
  "@media": { screen: { backgroundImage: `linear-gradient(${foot} 14rem, #0000 0)` } },
});
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.xs} ${space.md}`,
  paddingBlockEnd: space.md,
  "@media": { screen: { color: "#fff" } },
});
export const heading = style({ fontSize: fontSize.quiet });

import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, page, radius, space } from "../../styles/scale.ts";

/** Width of the text's column. The picture begins beside it, so it never lies under text. */
const column = "min(33rem, 42vw)";

export const head = style({ overflow: "clip", isolation: "isolate" });
export const stage = style({ position: "relative" });
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
  },
  selectors: { "#content &": { "@media": { print: { display: "none" } } } },
});
globalStyle(`${picture} > img`, { aspectRatio: "auto" });
/** A photograph, with a hard edge. It fills the stage from the text to the viewport's edge. */
export const scene = style([
  picture,
  { overflow: "clip", "@media": { [from("lg")]: { borderEndStartRadius: radius.lg } } },
]);
export const model = style([picture, { "@media": { [below("lg")]: { aspectRatio: "3 / 2" } } }]);

export const scale = style({
  display: "grid",
  gap: space.md,
  paddingBlock: `${space.lg} ${space.xl}`,
});
/** The calculator begins on the stage's foot. */
export const calculator = style({
  position: "relative",
  paddingBlockEnd: space.xl,
  "@media": {
    screen: { backgroundImage: "linear-gradient(#17315f 14rem, #0000 0)" },
  },
});
export const title = style({
  display: "grid",
  gap: space.xs,
  paddingBlock: `${space.lg} ${space.md}`,
  "@media": { screen: { color: "#fff" } },
});
export const heading = style({ fontSize: fontSize.quiet });

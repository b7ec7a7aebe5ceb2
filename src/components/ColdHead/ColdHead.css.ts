import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, page, radius, space } from "../../styles/scale.ts";

/** Width of the text's column. The picture begins beside it, so it never lies under text. */
const column = "min(33rem, 42vw)";
/** The colour at the lower end of the stage, if a scene has another one than the ground. */
const foot = createVar();

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
/** A scene twice as wide as high is seen whole. Its ground has the colour of its sky, into which its floor fades. */
const sky = "rgb(20 48 89)";
export const wide = style([
  picture,
  {
    maskImage: "linear-gradient(#0000, #000 8% 74%, #0000)",
    "@media": {
      [from("lg")]: {
        insetBlockStart: "auto",
        aspectRatio: "2",
        maskImage:
          "linear-gradient(90deg, #0000, #000 8% 84%, #0000), linear-gradient(#0000, #000 8% 78%, #0000)",
        maskComposite: "intersect",
      },
    },
  },
]);
globalStyle(`${head}:has(${wide})`, {
  "@media": { screen: { backgroundImage: `linear-gradient(#0a1a36, ${sky} 9rem)` } },
});
globalStyle(`${head}:has(${wide}) ~ *`, { vars: { [foot]: sky } });
/** A model at night is dark on the dark ground. */
export const model = style([picture, { "@media": { [below("lg")]: { aspectRatio: "3 / 2" } } }]);
globalStyle(`${model} > img`, { filter: "brightness(1.25)" });

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
    screen: { backgroundImage: `linear-gradient(${fallbackVar(foot, "#17315f")} 14rem, #0000 0)` },
  },
});
export const title = style({
  display: "grid",
  gap: space.xs,
  paddingBlock: `${space.lg} ${space.md}`,
  "@media": { screen: { color: "#fff" } },
});
export const heading = style({ fontSize: fontSize.quiet });

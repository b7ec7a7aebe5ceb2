import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, page, space } from "../../styles/scale.ts";
import { color, colors } from "../../styles/theme.css.ts";

export const road = "#22384f";

/**
 * Flex items shrink in proportion to their widths, so all vehicles keep the same scale. Below the breakpoint,
 * the row scrolls sideways, and the next vehicle is visible at the edge.
 */
export const row = style({
  display: "flex",
  "@media": {
    [from("md")]: { paddingInline: `max(${page.gutter}, 50% - ${page.width} / 2)` },
    [below("md")]: {
      overflowX: "auto",
      scrollSnapType: "x mandatory",
      scrollbarWidth: "thin",
      scrollbarColor: `#93a5b6 ${road}`,
      // Inset, because the row extends to both edges of the viewport.
      ":focus-visible": { outlineOffset: "-3px" },
    },
    print: { gap: space.md, overflowX: "visible" },
  },
});
export const vehicle = style({
  display: "flex",
  flexDirection: "column",
  "@media": {
    [from("md")]: { minWidth: 0 },
    [below("md")]: { flex: "none", minWidth: "64vw", overflowX: "clip", scrollSnapAlign: "start" },
    print: { flex: "1 1 0", minWidth: 0 },
  },
});
export const frame = style({
  position: "relative",
  isolation: "isolate",
  width: "fit-content",
  "@media": {
    [below("md")]: { marginInlineStart: page.gutter, marginBlockStart: space.md },
    print: { display: "none" },
  },
});
export const placeholder = style({ display: "block", height: "auto" });
globalStyle(`${frame} img`, {
  position: "absolute",
  inset: 0,
  aspectRatio: "auto",
  objectFit: "cover",
  objectPosition: "bottom",
  // The empty margin that most pictures have: the vehicle begins above its name.
  translate: "-6%",
});

/** The kerb begins where the wheels touch the ground. */
const kerb = {
  content: "",
  position: "absolute",
  zIndex: -1,
  insetBlock: "91% -0.75rem",
  insetInline: "-100vw",
  backgroundImage: "linear-gradient(#dfe4e8 60%, #93a5b6 60%)",
} as const;
globalStyle(`${vehicle} > ${frame}::after`, { "@media": { [below("md")]: kerb } });
// The first vehicle has the kerb and the road of the whole row, because later ones are painted over it. They
// extend to both edges of the viewport.
globalStyle(`${vehicle}:first-child > ${frame}::after`, {
  "@media": { [from("md")]: kerb },
});
globalStyle(`.dark ${frame}::after`, {
  backgroundImage: "linear-gradient(#566274 60%, #333e4f 60%) !important",
});

const onRoad = {
  position: "relative",
  marginBlockStart: "0.75rem",
  backgroundColor: road,
  vars: { [color.text]: "#fff", [color.muted]: "#c9d9ea", [color.brand]: "#fff" },
  color: color.text,
} as const;
export const text = style({
  flexGrow: 1,
  // Text does not widen its vehicle's column.
  width: 0,
  minWidth: "100%",
  lineHeight: leading.snug,
  "@media": {
    screen: { ...onRoad, selectors: { ".dark &": { backgroundColor: colors.deepBackground } } },
    [from("md")]: {
      padding: `${space.md} ${space.sm} ${space.lg} 0`,
      clipPath: "inset(0 -100vmax)",
    },
    [between("md", "lg")]: { fontSize: fontSize.small },
    [below("md")]: { padding: `${space.md} 0 ${space.lg} ${page.gutter}` },
  },
});
globalStyle(`${vehicle}:first-child > ${text}`, {
  "@media": { [from("md")]: { boxShadow: `0 0 0 100vmax ${road}` } },
});
globalStyle(`.dark ${vehicle}:first-child > ${text}`, {
  "@media": { [from("md")]: { boxShadow: `0 0 0 100vmax ${colors.deepBackground}` } },
});
globalStyle(`${text} > h3`, { marginBlockEnd: space.xs, fontSize: fontSize.large });

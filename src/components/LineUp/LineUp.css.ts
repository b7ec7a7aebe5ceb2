import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, page, space } from "../../styles/scale.ts";
import { end, steps } from "../../styles/steps.css.ts";
import { color, colors } from "../../styles/theme.css.ts";

export const road = "#22384f";

/**
 * Flex items shrink in proportion to their widths, so all vehicles keep the same scale. Below the breakpoint, each
 * vehicle has a road of its own, with its text beside it.
 */
export const row = style({
  "@media": {
    // From the text's left edge to the viewport's right one.
    [from("md")]: {
      display: "flex",
      paddingInlineStart: `max(${page.gutter}, 50% - ${page.width} / 2)`,
      paddingInlineEnd: `max(${page.gutter} / 2, 50% - 45rem)`,
    },
    print: { display: "flex", gap: space.md },
  },
});
/** The share of the longest vehicle's width on phones. */
const longest = "54vw";
/** Moves the vehicles towards the viewport's edge, which leaves room for their text. */
const outwards = `calc(-0.5 * ${page.gutter})`;
export const vehicle = style({
  "@media": {
    [from("md")]: { display: "flex", flexDirection: "column", minWidth: 0 },
    [below("md")]: {
      display: "grid",
      gridTemplateColumns: `calc(${longest} + ${outwards}) minmax(0, 1fr)`,
      columnGap: space.sm,
      alignItems: "end",
      overflowX: "clip",
      paddingInline: page.gutter,
      paddingBlockEnd: "0.75rem",
    },
    print: { flex: "1 1 0", minWidth: 0 },
  },
});
export const frame = style({
  position: "relative",
  isolation: "isolate",
  width: "fit-content",
  "@media": {
    [below("md")]: { marginBlockStart: space.md, marginInlineStart: outwards },
    print: { display: "none" },
  },
});
export const placeholder = style({
  display: "block",
  height: "auto",
  "@media": { [below("md")]: { width: `calc(${longest} * ${end} / ${steps})` } },
});
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
    [from("md")]: {
      ...onRoad,
      padding: `${space.md} ${space.sm} ${space.lg} 0`,
      clipPath: "inset(0 -100vmax)",
      selectors: { ".dark &": { backgroundColor: colors.deepBackground } },
    },
    [below("lg")]: { fontSize: fontSize.small },
    [below("md")]: { paddingBlock: `${space.sm} 1.25rem` },
  },
});
globalStyle(`${vehicle}:first-child > ${text}`, {
  "@media": { [from("md")]: { boxShadow: `0 0 0 100vmax ${road}` } },
});
globalStyle(`.dark ${vehicle}:first-child > ${text}`, {
  "@media": { [from("md")]: { boxShadow: `0 0 0 100vmax ${colors.deepBackground}` } },
});
globalStyle(`${text} > h3`, {
  marginBlockEnd: space.xs,
  fontSize: fontSize.large,
  "@media": { [below("md")]: { fontSize: fontSize.h3 } },
});

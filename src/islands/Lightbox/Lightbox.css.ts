import { globalStyle, style } from "@vanilla-extract/css";
import { from, moving } from "../../styles/breakpoints.ts";
import { fontSize, leading, motion, radius, space } from "../../styles/scale.ts";
import { color, deep, deepBackground as night } from "../../styles/theme.css.ts";
import { animated, fadeIn, fadeOut } from "../dialog.css.ts";

const wide = "(min-aspect-ratio: 1) and (min-width: 30rem)";
/** Viewports that are too small for text and buttons below the picture. */
const small = "(max-width: 29.99rem) and (max-height: 29.99rem)";
const target = "3rem";
const fading = animated(`${fadeIn} 160ms`, `${fadeOut} 120ms`);

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: 40,
  backgroundColor: night,
  "@media": fading,
});
export const dialog = style([
  deep,
  {
    position: "fixed",
    inset: 0,
    zIndex: 41,
    display: "grid",
    gridTemplateRows: `${target} minmax(10rem, 1fr) 13.5rem ${target}`,
    gap: space.sm,
    padding: `max(${space.sm}, env(safe-area-inset-top)) ${space.md} max(${space.md}, env(safe-area-inset-bottom))`,
    overflow: "hidden auto",
    overscrollBehavior: "contain",
    outline: "none",
    "@media": {
      ...fading,
      [wide]: {
        gridTemplateColumns: "minmax(0, 1fr) clamp(15rem, 24vw, 22rem)",
        gridTemplateRows: `${target} minmax(0, 1fr)`,
        columnGap: space.xl,
        padding: space.lg,
      },
      [small]: { gridTemplateRows: `${target} minmax(10rem, 1fr) max-content` },
    },
  },
]);
/** Colours the space that `scrollbar-gutter` reserves. */
globalStyle(`html:has(> body > ${dialog})`, { "@media": { screen: { backgroundColor: night } } });

const button = {
  display: "grid",
  placeItems: "center",
  minWidth: target,
  minHeight: target,
  borderRadius: "0.625rem",
  border: `1px solid ${color.muted}`,
  touchAction: "manipulation",
  ":hover": { backgroundColor: color.surface },
} as const;
export const close = style({
  ...button,
  justifySelf: "end",
  gridArea: "1 / 1",
  "@media": { [wide]: { gridColumn: 2 } },
});
export const buttons = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space.sm,
  gridRow: 4,
  "@media": {
    [`${wide}, ${from("md")}`]: {
      gridArea: "2 / 1",
      zIndex: 1,
      display: "flex",
      justifyContent: "space-between",
      alignSelf: "center",
      pointerEvents: "none",
    },
    [wide]: { gridArea: "1 / 1 / -1 / 2" },
    [small]: { gridArea: "1 / 1", marginInlineEnd: `calc(${target} + ${space.sm})` },
  },
});
export const arrow = style({ ...button, backgroundColor: night, pointerEvents: "auto" });

export const stage = style({
  position: "relative",
  gridArea: "2 / 1",
  marginInline: `calc(-1 * ${space.md})`,
  overflow: "hidden",
  containerType: "size",
  touchAction: "pan-y pinch-zoom",
  cursor: "grab",
  userSelect: "none",
  "@media": { [wide]: { gridArea: "1 / 1 / -1 / 2", margin: 0 } },
  selectors: { "&[data-dragging]": { cursor: "grabbing" } },
});
const calm = `${motion.calm} cubic-bezier(.2, .8, .2, 1)`;
export const slide = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  translate: "var(--drag, 0)",
  selectors: {
    '&[data-offset="-1"]': { transform: "translateX(-100%)" },
    '&[data-offset="1"]': { transform: "translateX(100%)" },
  },
  "@media": {
    [moving]: {
      selectors: { ":not([data-dragging]) > &": { transition: `transform ${calm}, translate ${calm}` } },
    },
  },
});
/**
 * The largest size that fits both the stage and the picture's resolution. The aspect ratio reserves the space
 * before the picture loads.
 */
export const frame = style({
  position: "relative",
  width: "min(100cqw, 100cqh * var(--ratio), var(--width))",
  aspectRatio: "var(--ratio)",
  "@media": { [wide]: { borderRadius: radius.md, overflow: "hidden" } },
});
export const image = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

export const caption = style({
  display: "grid",
  gridArea: "3 / 1",
  alignContent: "start",
  gap: space.xs,
  overflowY: "auto",
  "@media": { [wide]: { gridArea: "2 / 2", paddingBlockStart: "4vh" } },
});
export const position = style({
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
  position: "absolute",
  insetBlockStart: "1.25rem",
  insetInlineStart: space.md,
  "@media": { [`${wide}, ${small}`]: { position: "static" } },
});
export const category = style({ color: color.brand, fontSize: fontSize.small, fontWeight: 600 });
export const title = style({ fontSize: fontSize.h2, lineHeight: leading.tight });
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: target,
  justifySelf: "start",
  color: color.text,
  fontWeight: 600,
});

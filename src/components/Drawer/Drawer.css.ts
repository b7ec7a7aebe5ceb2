import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { canHover, chosenInForcedColors, moving, withoutScript } from "../../styles/breakpoints.ts";
import { round } from "../../styles/layout.css.ts";
import { leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const trigger = style([round, { "@media": { [withoutScript]: { display: "none" } } }]);
export const fallback = style([round, { "@media": { "not (scripting: none)": { display: "none" } } }]);

const fadeIn = keyframes({ from: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: "translateX(-100%)" } });

export const sheet = style({
  position: "fixed",
  insetBlock: 0,
  insetInlineStart: 0,
  flexDirection: "column",
  width: "min(75vw, 24rem)",
  height: "100%",
  maxHeight: "none",
  padding: 0,
  border: 0,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: color.shadow,
  selectors: {
    "&[open]": { display: "flex" },
    "&::backdrop": { backgroundColor: "rgb(4 12 24 / 60%)" },
  },
  "@media": {
    [moving]: {
      animation: `${slideIn} 240ms cubic-bezier(.2, .8, .2, 1)`,
      selectors: { "&::backdrop": { animation: `${fadeIn} 200ms` } },
    },
  },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "3.75rem",
  paddingInline: `${space.lg} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const title = style({ fontSize: "1.25rem", fontWeight: 650 });
export const close = round;

export const body = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});
export const menu = style({ flex: "1 0 auto", padding: space.sm });
export const list = style({ display: "grid", gap: "0.125rem" });
export const group = style({});
export const entry = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minHeight: "3rem",
  padding: `0.5rem ${space.md}`,
  borderRadius: radius.sm,
  color: color.text,
  // Keeps entries above the contacts when scrolled into view.
  scrollMarginBlock: "1rem 9rem",
  fontSize: "1.0625rem",
  fontWeight: 600,
  lineHeight: leading.snug,
  textDecoration: "none",
  cursor: "pointer",
  // Touch devices keep the hover state after a tap.
  "@media": { [canHover]: { ":hover": { backgroundColor: color.band } } },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    [`${group} ul &`]: { fontSize: "1rem", fontWeight: 500 },
    '&&[aria-current="page"]': {
      fontWeight: 650,
      backgroundColor: color.soft,
      color: color.brand,
      boxShadow: `inset 3px 0 ${color.brand}`,
      "@media": chosenInForcedColors("HighlightText"),
    },
  },
});
globalStyle(`${group} > ul`, {
  marginInlineStart: space.md,
  paddingInlineStart: space.xs,
  borderInlineStart: `2px solid ${color.border}`,
});
globalStyle(`summary${entry} > svg`, { color: color.muted });
globalStyle(`[open] > summary${entry} > svg`, { rotate: "180deg" });

export const contacts = style({
  display: "grid",
  gap: "0.25rem",
  padding: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  "@media": { "(min-height: 30rem)": { position: "sticky", insetBlockEnd: 0 } },
});
globalStyle(`${contacts} > ul`, { justifyContent: "space-around" });
export const actions = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: "0.375rem",
});
export const action = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0.125rem",
  minHeight: "3.5rem",
  borderRadius: radius.sm,
  border: `1px solid ${color.border}`,
  color: color.text,
  fontSize: "0.875rem",
  fontWeight: 600,
  lineHeight: leading.snug,
  textDecoration: "none",
  selectors: {
    "&:first-child": { borderColor: "transparent", backgroundColor: color.brand, color: color.background },
  },
});

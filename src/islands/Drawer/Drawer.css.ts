import { keyframes, style } from "@vanilla-extract/css";
import { canHover, chosenInForcedColors, moving, withoutScript } from "../../styles/breakpoints.ts";
import { round } from "../../styles/layout.css.ts";
import { leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { animated, fadeIn, fadeOut } from "../dialog.css.ts";
import * as attribute from "../../styles/attributes.ts";

const pressed = { backgroundColor: color.soft, color: color.brand } as const;

/** After a click, the loader sets `attribute.pending` while the script loads. */
export const trigger = style([
  round,
  {
    selectors: { [`&:active, [${attribute.pending}] > &`]: pressed },
    "@media": { [withoutScript]: { display: "none" } },
  },
]);
export const fallback = style([
  round,
  {
    display: "none",
    "@media": { [withoutScript]: { display: "grid" } },
  },
]);

/**
 * Set on the body while the drawer is open. `scrollbar-gutter` on the root element prevents a layout shift.
 * Radix's `pointer-events: none` is overridden, because it would make the browser recalculate the whole
 * page's styles before the drawer appears.
 */
export const scrollLocked = style({ overflow: "hidden", pointerEvents: "auto !important" as "auto" });

const slideIn = keyframes({ from: { transform: "translateX(-100%)" } });
const slideOut = keyframes({ to: { transform: "translateX(-100%)" } });

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: 40,
  backgroundColor: "rgb(4 12 24 / 60%)",
  "@media": animated(`${fadeIn} 200ms`, `${fadeOut} 160ms`),
});
export const drawer = style({
  position: "fixed",
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 41,
  display: "flex",
  flexDirection: "column",
  width: "min(75vw, 24rem)",
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: color.shadow,
  outline: "none",
  // The negative delay skips the first frame, which would show nothing.
  "@media": animated(`${slideIn} 240ms cubic-bezier(.2, .8, .2, 1) -17ms`, `${slideOut} 160ms ease-in`),
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "3.75rem",
  paddingInline: `${space.lg} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const title = style({ fontSize: "1.25rem" });

/**
 * Viewports that are high enough for the menu to scroll on its own. In lower viewports, the contact details
 * scroll with the menu.
 */
const highViewport = "(min-height: 30rem)";
const scrolling = { minHeight: 0, overflowY: "auto", overscrollBehavior: "contain" } as const;
export const body = style([
  { display: "flex", flexDirection: "column", flex: 1 },
  scrolling,
  { "@media": { [highViewport]: { overflowY: "visible" } } },
]);
export const menu = style({
  flex: "1 0 auto",
  padding: space.sm,
  "@media": { [highViewport]: { flexShrink: 1, ...scrolling } },
});
export const list = style({ display: "grid", gap: "0.125rem" });
export const groupBody = style({
  minHeight: 0,
  overflow: "hidden",
  marginInlineStart: space.md,
  paddingInlineStart: space.xs,
  borderInlineStart: `2px solid ${color.border}`,
});
export const entry = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  width: "100%",
  minHeight: "3rem",
  padding: `0.5rem ${space.md}`,
  borderRadius: radius.sm,
  color: color.text,
  scrollMarginBlock: "1rem",
  fontSize: "1.0625rem",
  fontWeight: 600,
  lineHeight: leading.snug,
  textAlign: "start",
  textDecoration: "none",
  "@media": { [canHover]: { ":hover": { backgroundColor: color.band } } },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: {
    [`${groupBody} &`]: { fontSize: "1rem", fontWeight: 500 },
    '&[aria-current="page"]': {
      fontWeight: 650,
      backgroundColor: color.soft,
      color: color.brand,
      boxShadow: `inset 3px 0 ${color.brand}`,
      "@media": chosenInForcedColors("HighlightText"),
    },
  },
});
export const heading = style({
  padding: `${space.sm} ${space.md} 0`,
  color: color.muted,
  fontSize: "0.875rem",
  fontWeight: 600,
});

const calm = "200ms cubic-bezier(.3, 0, .2, 1)";
export const chevron = style({
  color: color.muted,
  selectors: { '[aria-expanded="true"] > &': { transform: "rotate(180deg)" } },
  "@media": { [moving]: { transition: `transform ${calm}` } },
});
export const group = style({
  display: "grid",
  gridTemplateRows: "0fr",
  visibility: "hidden",
  selectors: { '[aria-expanded="true"] + &': { gridTemplateRows: "1fr", visibility: "inherit" } },
  "@media": { [moving]: { transition: `grid-template-rows ${calm}, visibility ${calm}` } },
});
export const failure = style({
  display: "grid",
  gap: space.sm,
  padding: space.lg,
  color: color.muted,
});
export const failureTitle = style({ color: color.danger, fontSize: "1.125rem", fontWeight: 700 });

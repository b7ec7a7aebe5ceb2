import { style } from "@vanilla-extract/css";
import { reducedMotion, withoutScript } from "../../styles/breakpoints.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Begun two frames ago, so that the first frame after the click shows that something moves. */
const calm = "220ms cubic-bezier(.3, 0, .2, 1) -34ms";
const still = { transition: "none" } as const;
const whereAllShow = (rules: object) => ({ [withoutScript]: rules, print: rules });

/** Clipped, as a box that scrolls would keep what it holds from stopping below the page's header. */
export const root = style({
  overflow: "clip",
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
});

/** The second row grows from nothing to its content's height, which `height` could not do. */
export const item = style({
  display: "grid",
  gridTemplateRows: "auto 0fr",
  transition: `grid-template-rows ${calm}`,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${color.border}` },
    '&[data-state="open"]': { gridTemplateRows: "auto 1fr" },
  },
  "@media": { [reducedMotion]: still, ...whereAllShow({ display: "block" }) },
});

export const header = style({ fontSize: fontSize.h3 });

export const trigger = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
  width: "100%",
  minHeight: "4rem",
  padding: `${space.md} ${space.lg}`,
  textAlign: "start",
  fontWeight: "inherit",
  transition: "background-color 150ms",
  ":hover": { backgroundColor: color.band },
  ":focus-visible": { outlineOffset: "-4px" },
  selectors: { '&[data-state="open"]': { color: color.brand } },
  "@media": { ...whereAllShow({ pointerEvents: "none" }) },
});

export const sign = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.accent,
  transition: `transform ${calm}`,
  selectors: { '[data-state="open"] > &': { transform: "rotate(180deg)" } },
  "@media": { [reducedMotion]: still, ...whereAllShow({ display: "none" }) },
});

/** Hidden by `visibility`, which the body below inherits: no landmark stays of a closed item. */
export const content = style({
  minHeight: 0,
  overflow: "clip",
  selectors: { '&[data-state="closed"]': { visibility: "hidden" } },
  "@media": whereAllShow({ selectors: { '&[data-state="closed"]': { visibility: "visible" } } }),
});

/** Shown until its item has closed. The transition is here, as Radix stops those of its own element while it measures. */
export const body = style({
  maxWidth: "44rem",
  padding: `0 ${space.lg} ${space.lg}`,
  color: color.muted,
  transition: `visibility ${calm}`,
  "@media": { [reducedMotion]: still },
});

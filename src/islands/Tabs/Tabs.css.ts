import { style } from "@vanilla-extract/css";
import {
  chosenInForcedColors,
  failed,
  unscriptedOrPrinted,
  withoutScript,
} from "../../styles/breakpoints.ts";
import { radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { findable } from "../findable.css.ts";
import * as attribute from "../../styles/attributes.ts";

export const list = style([
  {
    display: "inline-flex",
    flexWrap: "wrap",
    gap: "0.25rem",
    marginBlockEnd: space.lg,
    padding: "0.25rem",
    borderRadius: radius.md,
    border: `1px solid ${color.border}`,
    backgroundColor: color.surface,
  },
  unscriptedOrPrinted({ display: "none" }),
]);

export const tab = style({
  minHeight: "2.75rem",
  padding: "0.5rem clamp(0.75rem, 3vw, 1.25rem)",
  borderRadius: radius.sm,
  color: color.muted,
  fontWeight: 600,
  selectors: {
    "&:hover": { color: color.text },
    [`&:active, [${attribute.pending}] &:focus`]: { backgroundColor: color.soft },
    '&[data-state="active"]': {
      backgroundColor: color.brand,
      color: color.background,
      "@media": chosenInForcedColors("CanvasText"),
    },
  },
});

const inactive = '[data-state="inactive"]';
const shown = {
  height: "auto",
  overflow: "visible",
  visibility: "visible",
  marginBlockStart: space.xl,
} as const;
const whereAllShow = { selectors: { [`&${inactive}`]: shown } };
const printed = {
  breakInside: "avoid",
  selectors: { [`&${inactive}`]: { ...shown, marginBlockStart: "0.3rem" } },
} as const;

export const panel = style({
  borderRadius: radius.md,
  selectors: {
    [`&${inactive}`]: { height: 0, overflow: "clip", visibility: "hidden" },
    [`${failed} &${inactive}`]: shown,
    // Shows content that find-in-page has revealed in a panel that the script has not opened yet.
    [`&${inactive}:has(> [${attribute.findable}]:not([hidden]))`]: shown,
  },
  "@media": { [withoutScript]: whereAllShow, print: printed },
});

/** The tab's name as a heading, for when the tab list is hidden. */
export const printedLabel = style([
  {
    display: "none",
    marginBlockEnd: space.md,
    "@media": { print: { marginBlockEnd: "0.3rem", breakAfter: "avoid" } },
  },
  unscriptedOrPrinted({ display: "block" }),
]);

/** Keeps the tabs visible after a jump to the panel. */
export const body = style([findable, { scrollMarginBlockStart: "12rem" }]);

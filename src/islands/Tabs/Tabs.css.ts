import { style } from "@vanilla-extract/css";
import { withoutScript } from "../../styles/breakpoints.ts";
import { radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const root = style({});

export const list = style({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: "0.25rem",
  marginBlockEnd: space.lg,
  padding: "0.25rem",
  borderRadius: radius.md,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  "@media": { [withoutScript]: { display: "none" }, print: { display: "none" } },
});

export const tab = style({
  minHeight: "2.75rem",
  padding: "0.5rem clamp(0.75rem, 3vw, 1.25rem)",
  borderRadius: radius.sm,
  color: color.muted,
  fontWeight: 600,
  selectors: {
    "&:hover": { color: color.text },
    '&[data-state="active"]': { backgroundColor: color.brand, color: color.background },
  },
});

const inactive = '&[data-state="inactive"]';
const shown = {
  height: "auto",
  overflow: "visible",
  visibility: "visible",
  marginBlockStart: space.xl,
} as const;
const whereAllShow = { selectors: { [inactive]: shown } };

/** Laid out while it is hidden, so that a press of its tab need not wait for that. */
export const panel = style({
  borderRadius: radius.md,
  selectors: { [inactive]: { display: "block", height: 0, overflow: "hidden", visibility: "hidden" } },
  "@media": { [withoutScript]: whereAllShow, print: whereAllShow },
});

/** The tab's name as a heading, where the tab list itself does not show. */
export const printedLabel = style({
  display: "none",
  marginBlockEnd: space.md,
  "@media": { [withoutScript]: { display: "block" }, print: { display: "block" } },
});

/** Whoever comes by an address that names the panel sees the tabs above it too. */
export const body = style({ scrollMarginBlockStart: "12rem" });

import { style } from "@vanilla-extract/css";
import {
  chosenInForcedColors,
  failed,
  from,
  unscripted as whereUnscripted,
  withoutScript,
} from "../../styles/breakpoints.ts";
import { input as base, panel, visuallyHiddenRules } from "../../styles/layout.css.ts";
import { leading, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const form = style([
  panel,
  {
    display: "grid",
    gap: space.lg,
    padding: space.lg,
    borderColor: "transparent",
    backgroundColor: color.tint,
  },
]);
export const field = style({ display: "grid", gap: space.xs, alignContent: "start" });
export const label = style({ padding: 0, fontSize: "1rem", fontWeight: 650 });
export const star = style({ marginInlineStart: "0.25em", color: color.danger });
export const hint = style({ color: color.muted, fontSize: "0.9375rem", lineHeight: leading.snug });
export const sharedHint = style([hint, { gridColumn: "1 / -1" }]);
export const pair = style({
  display: "grid",
  gap: space.md,
  "@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const input = style([
  base,
  {
    minHeight: "3rem",
    padding: `0.6875rem ${space.md}`,
    selectors: {
      "textarea&": { minHeight: "9rem", resize: "vertical", fieldSizing: "content", maxHeight: "30rem" },
      // Prints long messages in full in browsers with `field-sizing`.
      "#content textarea&": { "@media": { print: { maxHeight: "none" } } },
    },
  },
]);

export const choice = style({ minWidth: 0, padding: 0, border: 0 });
export const options = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "0.25rem",
  marginBlockStart: space.xs,
  padding: "0.25rem",
  borderRadius: radius.md,
  border: `1px solid ${color.border}`,
  backgroundColor: color.background,
});
export const option = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: "2.75rem",
  borderRadius: radius.sm,
  color: color.muted,
  fontWeight: 650,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  ":hover": { color: color.text },
  selectors: {
    "&:has(:checked)": {
      backgroundColor: color.brand,
      color: color.background,
      "@media": chosenInForcedColors("CanvasText"),
    },
    "&:has(:focus-visible)": { outline: `3px solid ${color.brand}`, outlineOffset: "2px" },
  },
  "@media": {
    print: { selectors: { "&:has(:checked)": { border: `2px solid ${color.text}`, color: color.text } } },
  },
});
export const radio = style(visuallyHiddenRules);

export const actions = style({
  display: "grid",
  gap: space.md,
  "@media": { print: { display: "none" } },
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.sm });
/** Controls that need JavaScript. Without JavaScript, elements with the `unscripted` class replace them. */
export const scripted = style(whereUnscripted({ display: "none" }));
export const unscripted = style({
  "@media": {
    [`not ${withoutScript}`]: { selectors: { [`:not(${failed}) > form &`]: { display: "none" } } },
  },
});
export const copy = style({ display: "inline-flex", alignItems: "center", gap: space.sm });
/** The negative margin aligns the button's text with the buttons above. */
export const quiet = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "3rem",
  marginInlineStart: `calc(-1 * ${space.md})`,
  paddingInline: space.md,
  borderRadius: radius.pill,
  color: color.brand,
  fontWeight: 650,
  ":hover": { backgroundColor: color.accentSoft },
});
export const copied = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.25rem",
  color: color.accent,
  fontWeight: 650,
});

export const problem = style({
  color: color.danger,
  fontSize: "0.9375rem",
  fontWeight: 600,
  lineHeight: leading.snug,
});
export const summary = style({
  display: "grid",
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.md,
  border: `2px solid ${color.danger}`,
});
export const summaryHeading = style({
  display: "flex",
  alignItems: "start",
  gap: space.sm,
  color: color.danger,
  fontWeight: 700,
});
export const summaryList = style({ display: "grid", gap: space.sm });
export const summaryLink = style({
  minHeight: "2.75rem",
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

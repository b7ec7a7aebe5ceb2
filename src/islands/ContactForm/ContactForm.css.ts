import { globalStyle, style } from "@vanilla-extract/css";
import { fields as withoutBreakdown } from "../../components/Triage/Triage.css.ts";
import {
  chosenInForcedColors,
  failed,
  from,
  unscripted as whereUnscripted,
  withoutScript,
} from "../../styles/breakpoints.ts";
import { input as base, visuallyHiddenRules } from "../../styles/layout.css.ts";
import { leading, motion, page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** On phones and tablets, the form reaches the screen's edges. */
export const form = style({
  display: "grid",
  gap: space.md,
  padding: `min(${space.lg}, 7vw) ${page.gutter} ${space.lg}`,
  backgroundColor: color.surface,
  "@media": {
    [from("lg")]: { gap: space.lg, padding: space.xl, borderRadius: radius.lg, boxShadow: color.shadow },
    print: { padding: 0, backgroundColor: "transparent" },
  },
});
export const choices = style({ display: "grid", gap: space.lg });
export const fields = style([withoutBreakdown, { display: "grid", gap: "1.125rem" }]);
export const field = style({ display: "grid", gap: space.xs, alignContent: "start" });
export const label = style({ padding: 0, fontSize: "1rem", fontWeight: 650 });
export const star = style({ marginInlineStart: "0.25em", color: color.danger });
export const hint = style({ color: color.muted, fontSize: "0.9375rem", lineHeight: leading.snug });
export const advice = style({ color: color.muted, fontSize: "1rem", lineHeight: leading.snug });
export const sharedHint = style([
  advice,
  { gridColumn: "1 / -1", marginBlockStart: `calc(-1 * ${space.xs})` },
]);
export const pair = style({
  display: "grid",
  gap: "1.125rem 0.875rem",
  "@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr" } },
});
/** Two fields that share a row where an e-mail address fits. */
export const shortPair = style([
  pair,
  { gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))" },
]);
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

export const options = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  marginBlockStart: space.xs,
  overflow: "clip",
  borderRadius: radius.sm,
  border: `1px solid ${color.muted}`,
  backgroundColor: color.background,
});
export const option = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: "calc(3rem - 2px)",
  fontSize: "1rem",
  fontWeight: 600,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  ":hover": { backgroundColor: color.band },
  selectors: {
    "&:has(:checked)": {
      backgroundColor: color.text,
      color: color.background,
      "@media": chosenInForcedColors("CanvasText"),
    },
    "&:has(:focus-visible)": { outline: `3px solid ${color.brand}`, outlineOffset: "-5px" },
  },
  "@media": {
    print: {
      border: "2px solid transparent",
      selectors: { "&:has(:checked)": { borderColor: color.text, color: color.text } },
    },
  },
});
export const radio = style(visuallyHiddenRules);

export const actions = style({
  display: "grid",
  gap: space.md,
  "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr) auto" }, print: { display: "none" } },
});
export const buttons = style({
  display: "grid",
  gap: space.sm,
  "@media": { [from("sm")]: { gridColumn: "1 / -1", gridTemplateColumns: "1fr 1fr" } },
});
globalStyle(`${buttons} > *`, { maxWidth: "none" });
/** Controls that need JavaScript. Without JavaScript, elements with the `unscripted` class replace them. */
export const scripted = style(whereUnscripted({ display: "none" }));
export const unscripted = style({
  "@media": {
    [`not ${withoutScript}`]: { selectors: { [`:not(${failed}) > form &`]: { display: "none" } } },
  },
});
/** Below the buttons, beside the note. The note keeps its width when the text has been copied. */
export const copy = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  "@media": { [from("sm")]: { flexDirection: "column", alignSelf: "start", alignItems: "end" } },
});
const withIcon = { display: "inline-flex", alignItems: "center", fontWeight: 650 } as const;
/** The negative margins align the button's text with the buttons above. */
export const quiet = style({
  ...withIcon,
  gap: "0.5rem",
  minHeight: "3rem",
  marginInline: `calc(-1 * ${space.md})`,
  paddingInline: space.md,
  borderRadius: radius.pill,
  color: color.brand,
  fontSize: "0.9375rem",
  "@media": { [from("sm")]: { marginBlockStart: `calc(-1 * ${space.sm})` } },
  ":hover": { backgroundColor: color.accentSoft },
});
export const copied = style({ ...withIcon, gap: "0.25rem", color: color.accent });

export const problem = style([hint, { color: color.danger, fontWeight: 600 }]);

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
export const summaryLink = style({
  minHeight: "2.75rem",
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

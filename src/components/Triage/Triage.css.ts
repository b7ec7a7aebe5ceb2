import { globalStyle, style } from "@vanilla-extract/css";
import { between, chosenInForcedColors, from, unscripted, withoutScript } from "../../styles/breakpoints.ts";
import { visuallyHiddenRules } from "../../styles/layout.css.ts";
import { fontSize, leading, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { variant } from "../ButtonLink/ButtonLink.css.ts";

export const legend = style({
  padding: 0,
  marginBlockEnd: "0.75rem",
  fontSize: fontSize.quiet,
  fontWeight: 650,
  lineHeight: leading.tight,
  letterSpacing: "-0.03em",
});
export const options = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 45%), 1fr))",
  gap: space.sm,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))" },
    [between("lg", "xl")]: { gridTemplateColumns: "1fr 1fr" },
  },
});
export const option = style({
  display: "grid",
  alignItems: "center",
  minHeight: "2.875rem",
  padding: "0.375rem 0.75rem",
  borderRadius: radius.sm,
  border: `1px solid ${color.border}`,
  backgroundColor: color.background,
  fontSize: "1rem",
  fontWeight: 600,
  lineHeight: leading.snug,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  ":hover": { borderColor: color.text },
  selectors: {
    "&:has(:checked)": {
      borderColor: color.brand,
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
export const urgent = style([
  option,
  {
    color: color.danger,
    selectors: { "&:has(:checked)": { borderColor: color.danger, backgroundColor: color.danger } },
  },
]);
export const radio = style(visuallyHiddenRules);

export const breakdown = style({
  display: "none",
  gap: space.md,
  selectors: { [`form:has(${urgent} :checked) &`]: { display: "grid" } },
  "@media": {
    // A link to the choice selects it by script.
    [withoutScript]: { selectors: { [`form:has(${urgent}:target) &`]: { display: "grid" } } },
  },
});
/** The fields of the form, which a breakdown does not need. */
export const fields = style({ selectors: { [`form:has(${urgent} :checked) &`]: { display: "none" } } });
globalStyle(`${breakdown} > h2`, { fontSize: fontSize.h3, marginBlockStart: space.xs });
export const call = style([
  variant.primary,
  {
    maxWidth: "none",
    minHeight: "4rem",
    backgroundColor: color.danger,
    fontSize: fontSize.quiet,
  },
]);
globalStyle(`${breakdown} > a`, { maxWidth: "none" });
export const list = style({ borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${list} > li`, {
  paddingBlock: "0.625rem",
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: "1rem",
  lineHeight: leading.snug,
});

export const hint = style({
  selectors: { [`form:has(${option}:not(${urgent}) :checked) &`]: { display: "none" } },
});
export const advice = style({ display: "none", gap: space.sm });
for (const nth of [1, 2, 3, 4])
  globalStyle(`form:has(${option}:nth-of-type(${nth + 1}) :checked) ${advice}:nth-of-type(${nth})`, {
    display: "grid",
  });
export const lines = style([
  { display: "none", fontFamily: "inherit", whiteSpace: "pre-wrap" },
  unscripted({ display: "block" }),
]);

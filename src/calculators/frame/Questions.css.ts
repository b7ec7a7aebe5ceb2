import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const questions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(7rem, 100%), 1fr))",
  alignContent: "start",
  gap: space.md,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "1fr 1fr" },
    print: { gridTemplateColumns: "repeat(5, 1fr)" },
  },
});
export const question = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  selectors: { "&:last-child:nth-child(odd)": { "@media": { [from("sm")]: { gridColumn: "1 / -1" } } } },
});
/**
 * Half a row would truncate the options on phones, and with few questions the full row fits the answer's
 * height.
 */
export const wide = style({
  "@media": { [below("sm")]: { gridColumn: "1 / -1" } },
  selectors: {
    [`${questions}:not(:has(> :nth-child(7))) > &`]: { "@media": { [from("lg")]: { gridColumn: "1 / -1" } } },
  },
});
export const smallRules = {
  fontSize: fontSize.small,
  lineHeight: leading.snug,
  "@media": { print: { fontSize: "inherit" } },
} as const;
export const small = style(smallRules);
export const label = style({ ...smallRules, fontWeight: 600 });
/** A single question between two wide ones, or after the last, would leave half a row empty. */
globalStyle(`${wide} + ${question}:is(:last-child, :has(+ ${wide}))`, {
  "@media": { [below("sm")]: { gridColumn: "1 / -1" } },
});
export const measure = style({ position: "relative", display: "block" });
const insideField = {
  position: "absolute",
  insetInlineEnd: space.md,
  insetBlock: 0,
  display: "grid",
  placeItems: "center",
  color: color.muted,
  pointerEvents: "none",
} as const;
export const unit = style({
  ...insideField,
  "@media": { print: { position: "static", display: "inline", marginInlineStart: "0.25em" } },
});
export const unitMenu = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlock: 0,
  display: "flex",
  alignItems: "center",
  color: color.muted,
  "@media": { print: { position: "static", marginInlineStart: "0.25em" } },
});
globalStyle(`${unitMenu} > select`, {
  height: "100%",
  maxWidth: "5rem",
  paddingInline: "0.375rem 1.375rem",
  textAlignLast: "right",
  fieldSizing: "content",
  appearance: "none",
  border: 0,
  borderRadius: radius.sm,
  backgroundColor: "transparent",
  color: "inherit",
  font: "inherit",
  "@media": { print: { padding: 0 } },
});
globalStyle(`${unitMenu} > svg`, {
  position: "absolute",
  insetInlineEnd: "0.375rem",
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});
/** Replaces the browser's arrow, which touches the field's edge. */
export const arrow = style({ ...insideField, "@media": { print: { display: "none" } } });
export const hint = style([small, { color: color.muted, "@media": { print: { display: "none" } } }]);
/** At least 16 px, because phones zoom into smaller fields. */
export const input = style({
  width: "100%",
  height: "3.125rem",
  paddingBlock: "0.625rem",
  paddingInline: space.md,
  borderRadius: radius.sm,
  border: `1px solid ${color.muted}`,
  backgroundColor: color.background,
  color: color.text,
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  textOverflow: "ellipsis",
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.brand },
  ":focus-visible": { outlineOffset: 0 },
  selectors: {
    "select&": { appearance: "none", paddingInlineEnd: `calc(${space.md} + 1.5rem)` },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    "#content &": {
      "@media": {
        print: {
          width: "auto",
          height: "auto",
          // Prevents clipping of the first and last character in a content-sized field.
          padding: "0 0.3em 0 0",
          textIndent: "0.1em",
          border: 0,
          appearance: "none",
          fieldSizing: "content",
        },
      },
    },
  },
});
export const problem = style({
  color: color.danger,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: leading.snug,
});

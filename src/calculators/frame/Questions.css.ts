import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { input as base } from "../../styles/layout.css.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(7rem, 100%), 1fr))",
  gap: space.md,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "1fr 1fr" },
    print: { gridTemplateColumns: "repeat(auto-fit, minmax(6.5rem, 1fr))" },
  },
});
export const questions = {
  first: style([
    list,
    {
      alignContent: "start",
      padding: space.card,
      rowGap: space.lg,
      "@media": { [from("lg")]: { rowGap: space.xl } },
    },
  ]),
  more: list,
  sender: style([list, { "@media": { [from("lg")]: { gridTemplateColumns: "repeat(4, 1fr)" } } }]),
};
/** The folded questions end where the answer ends. */
export const column = style({ display: "grid", gridTemplateRows: "1fr auto" });
export const folded = style({ paddingInline: space.card });
export const question = style({ display: "grid", gap: space.xs, alignContent: "start" });
/** Takes a full row on phones, because half a row would cut off the options. */
export const wide = style({ "@media": { [below("sm")]: { gridColumn: "1 / -1" } } });
/**
 * On phones, widens a question that follows a wide one and would otherwise leave half a row empty, because it
 * is the last question or another wide one follows.
 */
globalStyle(`${wide} + ${question}:is(:last-child, :has(+ ${wide}))`, {
  "@media": { [below("sm")]: { gridColumn: "1 / -1" } },
});
const small = style({
  fontSize: fontSize.small,
  lineHeight: leading.snug,
  "@media": { print: { fontSize: "inherit" } },
});
export const label = style([small, { fontWeight: 600 }]);
globalStyle(`${questions.first} label`, { "@media": { screen: { fontSize: "1.0625rem" } } });
/** A last question alone in its row fills it. */
globalStyle(`${column} > ${questions.first} > :last-child:nth-child(odd)`, {
  "@media": { [from("sm")]: { gridColumn: "1 / -1" } },
});
export const measure = style({ position: "relative", display: "block" });
/** A unit or an arrow inside the field. The browser's own arrow would touch the field's edge. */
export const inField = style({
  position: "absolute",
  insetInlineEnd: space.md,
  insetBlock: 0,
  display: "grid",
  placeItems: "center",
  color: color.muted,
  pointerEvents: "none",
});
export const unitMenu = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlock: 0,
  display: "flex",
  alignItems: "center",
  color: color.muted,
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
});
globalStyle(`${unitMenu} > svg`, { position: "absolute", insetInlineEnd: "0.375rem", pointerEvents: "none" });
/** Not `small` like the other text, because phones zoom into fields with text smaller than 16px. */
export const input = style([
  base,
  {
    height: "3.125rem",
    paddingBlock: "0.625rem",
    paddingInline: space.md,
    fontVariantNumeric: "tabular-nums",
    textOverflow: "ellipsis",
    "@media": { print: { height: "auto" } },
    selectors: { "select&": { appearance: "none", paddingInlineEnd: `calc(${space.md} + 1.5rem)` } },
  },
]);
globalStyle(`${questions.first} ${input}`, {
  "@media": { screen: { height: "4rem", fontSize: fontSize.body } },
});
export const notes = {
  converted: small,
  hint: style([small, { color: color.muted, "@media": { print: { display: "none" } } }]),
  problem: style([label, { color: color.danger }]),
};

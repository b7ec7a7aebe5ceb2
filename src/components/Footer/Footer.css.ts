import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color, deep } from "../../styles/theme.css.ts";

/** A finger needs 44 pixels, a mouse on a wide window 32. */
const row = {
  minHeight: "2.75rem",
  "@media": { [`${from("lg")} and (pointer: fine)`]: { minHeight: "2rem" } },
} as const;

export const footer = style([
  deep,
  {
    fontSize: fontSize.small,
    borderBlockStart: `1px solid ${color.border}`,
  },
]);
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  paddingBlockStart: "1.75rem",
  outline: "none",
  "@media": {
    [from("md")]: { gridTemplateColumns: "1fr 2fr", rowGap: space.md },
    [from("xl")]: { gridTemplateColumns: "19rem 1fr" },
  },
});
export const company = style({
  display: "grid",
  gap: space.sm,
  alignContent: "start",
  // Narrower, and its lines would depend on whether the typeface has come.
  maxWidth: "19rem",
  lineHeight: leading.snug,
});
export const address = style({
  display: "grid",
  justifyItems: "start",
  fontStyle: "normal",
  textWrap: "balance",
  "@media": { [from("xl")]: { gridTemplateColumns: "9.5rem 1fr" } },
});
globalStyle(`${address} > p`, { gridColumn: "1 / -1" });
/** One above the other on phones, where short and long beside each other would leave a hole. */
export const lists = style({
  display: "grid",
  gap: `${space.lg} ${space.xl}`,
  alignContent: "start",
  "@media": {
    [from("sm")]: { gridTemplateColumns: "1fr 2fr" },
    [from("xl")]: { gridTemplateColumns: "6rem 1fr 1.25fr" },
  },
});
globalStyle(`${lists} > :last-child`, {
  "@media": { [from("sm")]: { gridColumn: "1 / -1" }, [from("xl")]: { gridColumn: "auto" } },
});
globalStyle(`${columns} h2`, { paddingBlock: "0.375rem", fontSize: "1rem", lineHeight: "1.25rem" });
globalStyle(`${columns} ul`, { columns: "8rem 2", columnGap: space.md });
export const contact = style({
  display: "inline-flex",
  alignItems: "center",
  ...row,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  color: color.muted,
  lineHeight: leading.snug,
  textDecoration: "none",
  ":hover": { color: color.text, textDecoration: "underline" },
  ...row,
});
/** Nothing moves when a script puts in a later year. */
export const year = style({ fontVariantNumeric: "tabular-nums" });
export const closing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.sm}`,
  gridColumn: "1 / -1",
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.border}`,
});

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, measure, radius, space } from "../../styles/scale.ts";
import { unbroken } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

/** Windows in which columns would leave no room for words. */
const narrow = below("sm");

export const frame = style({
  // For whoever enlarges the text: at its usual size every table fits.
  overflowX: "auto",
  "@media": {
    [from("sm")]: { borderRadius: `${radius.sm} ${radius.sm} 0 0` },
    print: { overflowX: "visible" },
  },
  borderBlockEnd: `1px solid ${color.border}`,
});
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  overflowWrap: "break-word",
  fontVariantNumeric: "tabular-nums",
  lineHeight: leading.snug,
});
/** Phones have no room for a long compound in a column. */
globalStyle(`${table} .${unbroken}`, { "@media": { [narrow]: { whiteSpace: "normal" } } });
const cellRules = {
  padding: "0.75rem 0 0.75rem clamp(0.75rem, 2.5vw, 2rem)",
  textAlign: "start",
  verticalAlign: "baseline",
} as const;
export const column = style({
  ...cellRules,
  verticalAlign: "bottom",
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 500,
  "@media": { print: { fontSize: "inherit" } },
});
export const figuresHead = style([column, { textAlign: "end" }]);
export const row = style({ borderBlockStart: `1px solid ${color.border}` });
/** Wide enough to keep `20–25 m³` on one line. */
export const first = style({
  ...cellRules,
  minWidth: "min(6.5rem, 22vw)",
  fontSize: fontSize.h3,
  fontWeight: 650,
  lineHeight: leading.snug,
  "@media": { [from("sm")]: { width: "30%", minWidth: "9rem" }, print: { minWidth: 0, fontSize: "inherit" } },
});
/** The names of columns and of rows stand on the page's colour, where columns have room. */
globalStyle(`${table} tr > :first-child`, {
  paddingInlineStart: 0,
  "@media": { [from("sm")]: { paddingInline: space.md, backgroundColor: color.tint } },
});
globalStyle(`${table} tr > ${column}`, {
  "@media": { [from("sm")]: { backgroundColor: color.soft, paddingBlock: space.sm } },
});
export const cell = style({ ...cellRules, color: color.muted });
export const figures = style([cell, { color: color.text, textAlign: "end", whiteSpace: "nowrap" }]);
globalStyle(`${table} tr > :is(${figuresHead}, ${figures}):last-child`, {
  "@media": { [from("sm")]: { paddingInlineEnd: space.md } },
});
export const measured = style([cell, { width: "24%", minWidth: "8rem", color: color.text, fontWeight: 550 }]);
/** Bars have a width of their own. */
globalStyle(`${row}:has(> ${measured}) > ${first}`, { width: "auto" });
globalStyle(`${measured} > svg`, {
  width: "100%",
  height: "0.625rem",
  marginBlockStart: space.xs,
  borderRadius: 3,
  backgroundColor: color.soft,
  "@media": { print: { height: "0.3rem", marginBlockStart: 0 } },
});
export const bar = styleVariants({ plain: color.brand, cold: color.accent, heat: color.heat }, (fill) => ({
  fill,
}));

type Rules = Parameters<typeof globalStyle>[1];

/** A table of short values: on phones they stay in their columns, below the name of their row. */
export const inColumns = styleVariants({ 1: [table], 2: [table], 3: [table], 4: [table] });
for (const count of [1, 2, 3, 4] as const) {
  const onPhones = (part: string, rules: Rules) =>
    globalStyle(`${inColumns[count]}${part}`, { "@media": { [narrow]: rules as object } });
  onPhones("", { display: "block" });
  onPhones(" :is(thead, tbody)", { display: "block" });
  onPhones(" tr", {
    display: "grid",
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gap: `${space.xs} ${space.sm}`,
    paddingBlock: space.sm,
  });
  onPhones(" :is(th, td)", {
    width: "auto",
    padding: 0,
    textAlign: "start",
    whiteSpace: "normal",
    hyphens: "auto",
  });
  onPhones(` ${first}`, { gridColumn: "1 / -1" });
  // The names of rows say what they are; it would be a line of its own.
  onPhones(" thead th:first-child", { position: "absolute", clipPath: "inset(50%)" });
  // A single one says what the section's heading does.
  if (count === 1) onPhones(" thead", { position: "absolute", clipPath: "inset(50%)" });
  onPhones(" thead th", { fontSize: "0.875rem" });
  if (count === 4) onPhones("", { fontSize: fontSize.small });
}

/** Of two columns the first has as much to say. */
globalStyle(`${inColumns[1]} ${first}`, { "@media": { [from("sm")]: { width: "42%" } } });

/** A table that is too wide for a phone: there each row is a block of names and values. */
export const stacking = style([table]);
const stacked = (part: string, rules: Rules) =>
  globalStyle(`${stacking}${part}`, { "@media": { [narrow]: rules as object } });
stacked("", { display: "block" });
stacked(" tbody", { display: "block" });
// Clipped alone, its one line of names would still widen what can be scrolled to.
stacked(" thead", { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" });
stacked(` ${row}`, { display: "block", paddingBlock: space.md });
stacked(` ${first}`, { display: "block", paddingBlock: 0, paddingInlineEnd: 0 });
stacked(` ${row} > td`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr)",
  columnGap: space.md,
  width: "auto",
  padding: `${space.sm} 0 0`,
  textAlign: "start",
  whiteSpace: "normal",
});
// Where all values are figures, which need little room, the names of their columns get what is left of the line.
stacked(` ${row}:has(> ${figures}:nth-child(2)) > td`, {
  gridTemplateColumns: "minmax(0, 1fr) auto",
  textAlign: "end",
});
/** The column's name, which its header says to screen readers. */
stacked(` ${row} > td::before`, {
  content: 'attr(data-name) / ""',
  textAlign: "start",
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 500,
});
stacked(` ${row} > td > svg`, { gridColumn: 2 });

export const note = style({
  maxWidth: measure.body,
  marginBlockStart: space.md,
  color: color.muted,
  fontSize: fontSize.small,
});

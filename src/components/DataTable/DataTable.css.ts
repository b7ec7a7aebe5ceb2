import { createVar, type CSSProperties, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { visuallyHiddenRules } from "../../styles/layout.css.ts";
import { fontSize, leading, measure, space } from "../../styles/scale.ts";
import { unbroken } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const frame = style({
  // Makes wide tables scrollable. Tables overflow only if the visitor has enlarged the text.
  overflowX: "auto",
  "@media": {
    print: { overflowX: "visible" },
  },
});
const table = style({
  width: "100%",
  borderCollapse: "collapse",
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: "break-word",
  fontVariantNumeric: "tabular-nums",
  lineHeight: leading.snug,
});
/** Long compounds may break on phones and tablets, because columns are narrow there. */
globalStyle(`${table} .${unbroken}`, { "@media": { [below("lg")]: { whiteSpace: "inherit" } } });
const cellRules = {
  padding: "0.75rem 0 0.75rem clamp(0.6rem, 4vw - 1rem, 2rem)",
  textAlign: "start",
  verticalAlign: "baseline",
} as const;
export const column = style({
  ...cellRules,
  verticalAlign: "bottom",
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 600,
  "@media": { print: { fontSize: "inherit" } },
});
export const row = style({ borderBlockStart: `1px solid ${color.border}` });
/** The minimum width keeps `20–25 m³` on one line. */
export const first = style({
  ...cellRules,
  minWidth: "min(6.5rem, 22vw)",
  fontSize: fontSize.h3,
  fontWeight: 650,
  lineHeight: leading.snug,
  "@media": {
    [from("sm")]: { width: "30%", minWidth: "6.5rem" },
    print: { minWidth: 0, fontSize: "inherit" },
  },
});
globalStyle(`${table} tr > :first-child`, {
  paddingInlineStart: 0,
  "@media": { [from("sm")]: { paddingInline: space.md } },
});
globalStyle(`${table} > tbody > tr > :first-child`, {
  "@media": { [from("sm")]: { backgroundColor: color.tint } },
});
globalStyle(`${table} tr > ${column}`, { "@media": { [from("sm")]: { paddingBlock: space.sm } } });
/** The line below the header has a contrast of at least 3:1 in both themes. */
globalStyle(`${table} > thead > tr`, { borderBlockEnd: `2px solid ${color.muted}` });
export const cell = style(cellRules);
export const measured = style([cell, { width: "24%", minWidth: "8rem", fontWeight: 550 }]);
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

const onPhones = (selector: string, rules: CSSProperties) =>
  globalStyle(selector, { "@media": { [below("sm")]: rules } });
onPhones(`${table}, ${table} > tbody`, { display: "block" });

/** A table of short values, which stay in columns below the row's name on phones. */
const short = style([table]);
const valueColumns = createVar();
export const inColumns = styleVariants({ 1: "1", 2: "2", 3: "3", 4: "4" }, (count) => [
  short,
  { vars: { [valueColumns]: count } },
]);
onPhones(`${short} > thead`, { display: "block" });
onPhones(`${short} tr`, {
  display: "grid",
  gridTemplateColumns: `repeat(${valueColumns}, minmax(0, 1fr))`,
  gap: `${space.xs} ${space.sm}`,
  paddingBlock: space.sm,
});
onPhones(`${short} :is(th, td)`, { width: "auto", minWidth: 0, padding: 0, hyphens: "auto" });
onPhones(`${short} thead + tbody > ${row}:first-child`, { borderBlockStart: 0 });
onPhones(`${short} ${first}`, { gridColumn: "1 / -1" });
// Visually hides the header of the row names, because row names are self-explanatory and the header would
// take a whole line.
onPhones(`${short} thead th:first-child`, visuallyHiddenRules);
// "Comprehensive" must fit into a third of a 360 px wide viewport.
onPhones(`${inColumns[3]} thead th`, { fontSize: "min(0.875rem, 3.6vw)", letterSpacing: "-0.01em" });
onPhones(inColumns[4], { fontSize: fontSize.small });

export const stacking = style([table]);
/**
 * Visually hides the header in two cases: in lists, where each value shows its column's name, and in tables
 * with one value column, where the column's name repeats the section's heading. `clip-path` alone would leave
 * the header in the scrollable area.
 */
onPhones(`:is(${stacking}, ${inColumns[1]}) > thead`, {
  ...visuallyHiddenRules,
  width: 1,
  height: 1,
  overflow: "hidden",
});
onPhones(`${stacking} ${row}`, { display: "block", paddingBlock: space.md });
onPhones(`${stacking} ${first}`, { display: "block", paddingBlock: 0 });
onPhones(`${stacking} ${row} > td`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr)",
  columnGap: space.md,
  width: "auto",
  padding: `${space.sm} 0 0`,
});
/** Shows the column's name with each value. Screen readers read the name from the header instead. */
onPhones(`${stacking} ${row} > td::before`, {
  content: 'attr(data-name) / ""',
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 500,
});
onPhones(`${stacking} ${row} > td > svg`, { gridColumn: 2 });

export const note = style({
  maxWidth: measure.wide,
  marginBlockStart: space.md,
  color: color.muted,
  fontSize: fontSize.small,
});

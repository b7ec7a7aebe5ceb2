import { createVar, type CSSProperties, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { visuallyHiddenRules } from "../../styles/layout.css.ts";
import { fontSize, leading, measure, space } from "../../styles/scale.ts";
import { unbroken } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const frame = style({
  overflowX: "auto",
  "@media": {
    print: { overflowX: "visible" },
  },
});
const table = style({
  width: "100%",
  "@media": { [from("lg")]: { tableLayout: "fixed" } },
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
  fontSize: "1rem",
  fontWeight: 600,
  "@media": { print: { fontSize: "inherit" } },
});
export const row = style({ borderBlockStart: `1px solid ${color.border}` });
/** A row that sums up those above. */
export const total = style([row]);
globalStyle(`${row}:not(${total}) + ${total}`, { borderBlockStart: `2px solid ${color.muted}` });
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
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0 });
/** Value columns have equal widths where long words have room. */
globalStyle(`${table} thead th:first-child`, { "@media": { [from("lg")]: { width: "30%" } } });
globalStyle(`${table} tr > ${column}`, { "@media": { [from("sm")]: { paddingBlock: space.sm } } });
/** The line below the header has a contrast of at least 3:1 in both themes. */
globalStyle(`${table} > thead > tr`, { borderBlockEnd: `2px solid ${color.muted}` });
export const cell = style(cellRules);
/** The column that the page recommends. */
export const strong = style({ backgroundColor: color.soft, fontWeight: 600 });
export const mark = style({
  display: "inline-block",
  width: "1.125rem",
  height: "1.125rem",
  marginInlineEnd: "0.5rem",
  verticalAlign: "-0.2em",
  color: color.brand,
});
export const measured = style([cell, { width: "24%", minWidth: "8rem", fontWeight: 550 }]);
globalStyle(`${total} > ${measured}`, { fontWeight: 700 });
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
/** A table of short values, which stay in columns below the row's name on phones. */
const short = style([table]);
onPhones(`${short}, ${short} > tbody`, { display: "block" });
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
onPhones(`${inColumns[3]} thead th`, { fontSize: "min(0.875rem, 3.4vw)", letterSpacing: "-0.02em" });
onPhones(inColumns[4], { fontSize: fontSize.small });
onPhones(strong, { backgroundColor: "transparent" });
onPhones(mark, { width: "0.875rem", height: "0.875rem", marginInlineEnd: "0.375rem" });

/** A table of many or long values, each of which has its column's name beside it on phones. */
export const pairs = style([short, { vars: { [valueColumns]: "1" } }]);
onPhones(`${pairs} > thead`, visuallyHiddenRules);
onPhones(`${pairs} td`, {
  display: "grid",
  gridTemplateColumns: "min(7.5rem, 36%) 1fr",
  columnGap: space.sm,
});
onPhones(`${pairs} td::before`, {
  content: "attr(data-column)",
  color: color.muted,
  fontSize: fontSize.small,
});
onPhones(`${pairs} td > svg`, { gridColumn: 2 });
/** With one value column, the column's name repeats the section's heading. */
onPhones(`${inColumns[1]} > thead`, {
  ...visuallyHiddenRules,
  // `clip-path` alone would leave the header in the scrollable area.
  width: 1,
  height: 1,
  overflow: "hidden",
});

export const note = style({
  maxWidth: measure.wide,
  marginBlockStart: space.md,
  color: color.muted,
  fontSize: fontSize.small,
});

import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { textTarget } from "../../styles/layout.css.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color, deep, deepBackground } from "../../styles/theme.css.ts";

export const footer = style([
  deep,
  {
    fontSize: fontSize.small,
    borderBlockStart: `1px solid ${color.border}`,
    // Extends the background behind the call bar.
    "@media": { [below("md")]: { boxShadow: `0 5rem ${deepBackground}` } },
  },
]);
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  paddingBlockStart: space.sm,
  outline: "none",
  "@media": {
    [from("md")]: {
      gap: `${space.md} ${space.xl}`,
      paddingBlockStart: space.lg,
    },
    [from("xl")]: { gridTemplateColumns: "17.25rem 1fr", columnGap: space.lg },
  },
});
export const company = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  "@media": {
    [between("md", "xl")]: { gridTemplateColumns: "1fr 1fr", gap: `${space.xs} ${space.xl}` },
    // At this width, line breaks do not depend on whether the web font has loaded.
    [from("xl")]: { maxWidth: "17.25rem" },
  },
  lineHeight: leading.snug,
});
export const address = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  fontStyle: "normal",
  textWrap: "balance",
  "@media": { [between("md", "xl")]: { gridArea: "1 / 2 / span 3", alignContent: "start" } },
});
globalStyle(`${address} > p`, { width: "100%" });
export const lists = style({
  display: "grid",
  alignContent: "start",
  "@media": {
    [from("md")]: { gridTemplateColumns: "6rem 1fr 2fr", gap: `${space.lg} ${space.xl}` },
    [from("xl")]: { gridTemplateColumns: "5.5rem 17.25rem 1fr", columnGap: space.lg },
    // On phones the closed lists share a row; an open one takes a row of its own.
    [below("md")]: {
      gridTemplateColumns: "repeat(3, auto)",
      gridAutoFlow: "dense",
      columnGap: space.sm,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});
globalStyle(`${lists} > :has(> [open])`, { "@media": { [below("md")]: { gridColumn: "1 / -1" } } });
globalStyle(`${columns} h2`, {
  paddingBlock: "0.375rem",
  fontSize: "min(1rem, 4.7vw)",
  lineHeight: "1.25rem",
  overflowWrap: "break-word",
});
globalStyle(`${columns} ul`, {
  columns: "8rem 2",
  columnGap: space.sm,
  "@media": {
    [from("md")]: { columns: "7.25rem 3" },
    // Columns as wide as their longest name, so that the gaps between them are even.
    [from("xl")]: {
      display: "grid",
      gridTemplateRows: "repeat(4, auto)",
      gridAutoFlow: "column",
      justifyContent: "space-between",
    },
  },
});

export const group = style({});
const unfolded = { contentVisibility: "visible" } as const;
globalStyle(`${group}::details-content`, { "@media": { [from("md")]: unfolded } });
// Expands the lists after a jump to the footer, because the drawer's button links to the footer until the
// drawer's script has loaded.
globalStyle(`${columns}:target ${group}::details-content`, unfolded);
globalStyle(`${columns}:target > ${lists}`, { "@media": { [below("md")]: { gridTemplateColumns: "1fr" } } });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.75rem",
  // Nearer to its own name than to the next one.
  "@media": { [below("md")]: { justifyContent: "start", gap: "0.25rem" } },
});
/** Browsers that can't style the content of `details` show collapsible lists at every width. */
const unfold = (selector: string, rules: CSSProperties) =>
  globalStyle(selector, {
    "@media": { [from("md")]: { "@supports": { "selector(::details-content)": rules } } },
  });
unfold(summary, { visibility: "hidden", minHeight: 0, pointerEvents: "none" });
unfold(`${summary} > h2`, { visibility: "visible" });
unfold(`${summary} > svg`, { display: "none" });
globalStyle(`[open] > ${summary} > svg`, { rotate: "180deg" });
/** Touch targets need 44 px; 28 px are enough for a mouse. */
export const contact = style([
  textTarget,
  { "@media": { [`${from("lg")} and (pointer: fine)`]: { minHeight: "1.75rem" } } },
]);
export const link = style([
  contact,
  {
    gap: "0.375rem",
    color: color.muted,
    lineHeight: leading.snug,
    textDecoration: "none",
    ":hover": { color: color.text, textDecoration: "underline" },
  },
]);
/** Tabular figures prevent a layout shift when the script updates the year. */
export const year = style({ fontVariantNumeric: "tabular-nums" });
export const closing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.sm}`,
  lineHeight: leading.snug,
  textWrap: "balance",
  gridColumn: "1 / -1",
  paddingBlock: space.xs,
  "@media": { [below("md")]: { paddingBlockEnd: 0 } },
  borderBlockStart: `1px solid ${color.border}`,
});
/** On phones, the credit's button is at the end of its line. */
globalStyle(`${closing} > div`, { "@media": { [below("md")]: { flexGrow: 1 } } });
export const legal = style({ display: "flex", flexWrap: "wrap", columnGap: space.lg });

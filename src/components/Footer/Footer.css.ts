import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color, deep, deepBackground } from "../../styles/theme.css.ts";

/** Touch targets need 44 px; 32 px are enough for a mouse. */
const row = {
  minHeight: "2.75rem",
  "@media": { [`${from("lg")} and (pointer: fine)`]: { minHeight: "2rem" } },
} as const;

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
    [from("xl")]: { gridTemplateColumns: "19rem 1fr" },
  },
});
export const company = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  "@media": {
    [between("md", "xl")]: { gridTemplateColumns: "1fr 1fr", gap: `${space.xs} ${space.xl}` },
    // In a narrower column, line breaks would depend on whether the web font has loaded.
    [from("xl")]: { gap: space.sm, maxWidth: "19rem" },
  },
  lineHeight: leading.snug,
});
export const tagline = style({ "@media": { [below("md")]: { display: "none" } } });
export const address = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
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
    [from("xl")]: { gridTemplateColumns: "6rem 1fr 1.25fr" },
  },
});
globalStyle(`${columns} h2`, { paddingBlock: "0.375rem", fontSize: "1rem", lineHeight: "1.25rem" });
globalStyle(`${columns} ul`, { columns: "8rem 2", columnGap: space.md });

/** Browsers that can't style the content of `details` show collapsible lists at every width. */
const canUnfold = "selector(::details-content)";
export const group = style({
  "@media": { [below("md")]: { borderBlockStart: `1px solid ${color.border}` } },
});
const unfolded = { contentVisibility: "visible" } as const;
globalStyle(`${group}::details-content`, { "@media": { [from("md")]: unfolded } });
// Expands the lists after a jump to the footer. Without its script, the drawer's button links to the footer.
globalStyle(`${columns}:target ${group}::details-content`, unfolded);
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.75rem",
  cursor: "pointer",
  listStyle: "none",
  "@media": {
    [from("md")]: {
      "@supports": { [canUnfold]: { visibility: "hidden", minHeight: 0, pointerEvents: "none" } },
    },
  },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
globalStyle(`${summary} > h2`, {
  "@media": { [from("md")]: { "@supports": { [canUnfold]: { visibility: "visible" } } } },
});
globalStyle(`${summary} > svg`, {
  "@media": { [from("md")]: { "@supports": { [canUnfold]: { display: "none" } } } },
});
globalStyle(`[open] > ${summary} > svg`, { rotate: "180deg" });
export const contact = style({
  display: "inline-flex",
  alignItems: "center",
  ...row,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  color: color.muted,
  lineHeight: leading.snug,
  textDecoration: "none",
  ":hover": { color: color.text, textDecoration: "underline" },
  ...row,
});
/** Tabular figures prevent a layout shift when the script updates the year. */
export const year = style({ fontVariantNumeric: "tabular-nums" });
export const closing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.sm}`,
  gridColumn: "1 / -1",
  paddingBlock: space.xs,
  "@media": { [below("md")]: { paddingBlockEnd: 0 } },
  borderBlockStart: `1px solid ${color.border}`,
});
export const legal = style({ display: "flex", flexWrap: "wrap", columnGap: space.lg });

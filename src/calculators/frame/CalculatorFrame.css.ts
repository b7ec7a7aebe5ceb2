import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, unscripted as whereUnscripted } from "../../styles/breakpoints.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const frame = style([
  panel,
  {
    viewTimelineName: "--calculator",
    "@media": {
      // On phones, clipping would stop the summary from sticking to the viewport.
      [from("lg")]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
        overflow: "clip",
      },
      // Not a grid, because the items of a grid that breaks across printed pages would overlap.
      print: { display: "block" },
    },
  },
]);
/**
 * Sticks below the header while the calculator is in view, except in viewports less than 30rem high. Hidden
 * in layouts where the answer has its own column.
 */
export const summary = style([
  {
    position: "sticky",
    insetBlockStart: "min(3.75rem, (100vh - 30rem) * 999)",
    zIndex: 1,
    display: "block",
    padding: `0.625rem ${space.card}`,
    borderBlockEnd: `1px solid ${color.border}`,
    borderStartStartRadius: radius.lg,
    borderStartEndRadius: radius.lg,
    backgroundColor: color.surface,
    color: color.text,
    fontWeight: 600,
    lineHeight: leading.snug,
    textDecoration: "none",
    "@media": { [from("lg")]: { display: "none" }, print: { display: "none" } },
  },
  whereUnscripted({ display: "none" }),
]);
/** Keeps focused fields clear of the header and a two-line summary. */
globalStyle(`${frame} *`, { scrollMarginBlockStart: "9rem" });
export const label = style({ color: color.muted, fontWeight: 500 });
export const unscripted = style([
  {
    display: "none",
    marginBlockEnd: space.md,
    paddingInlineStart: space.md,
    borderInlineStart: `3px solid ${color.heat}`,
  },
  whereUnscripted({ display: "block" }),
]);
export const result = style([
  darkPanel.cold,
  { display: "grid", alignContent: "start", gap: space.lg, padding: space.card },
]);
globalStyle(`${result}:last-child`, {
  borderEndStartRadius: radius.lg,
  borderEndEndRadius: radius.lg,
  "@media": { [from("lg")]: { borderRadius: 0 } },
});
const onlyScripted = [{ "@media": { print: { display: "none" } } }, whereUnscripted({ display: "none" })];
export const handOver = style([{ display: "grid", gap: space.sm }, ...onlyScripted]);
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.sm });
export const status = style({ color: color.muted, fontSize: fontSize.small });
export const rows = style({
  gridColumn: "1 / -1",
  paddingInline: space.card,
  borderBlockStart: `1px solid ${color.border}`,
});
globalStyle(`${rows} > details:first-child`, { borderBlockStart: 0 });
export const sending = style(onlyScripted);
export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.lg,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: fontSize.small,
});
globalStyle(`${share} > button`, { flexGrow: 0, paddingInline: 0 });
/** On phones, the three buttons fit on one line without icons. */
globalStyle(`${share} > button > svg`, { "@media": { [below("sm")]: { display: "none" } } });

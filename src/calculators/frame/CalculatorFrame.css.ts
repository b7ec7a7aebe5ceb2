import { globalStyle, style } from "@vanilla-extract/css";
import { from, unscripted as whereUnscripted } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const frame = style([
  panel,
  {
    display: "flex",
    flexDirection: "column",
    gap: space.lg,
    padding: space.lg,
    viewTimelineName: "--calculator",
    "@media": {
      [from("lg")]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1.07fr) minmax(0, 1fr)",
        gridTemplateRows: "auto 1fr auto",
        gap: `0 calc(2 * ${space.lg})`,
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
    marginBlockStart: `calc(-1 * ${space.lg})`,
    marginInline: `calc(-1 * ${space.lg})`,
    paddingBlock: "0.625rem",
    paddingInline: space.lg,
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
    paddingInlineStart: space.md,
    borderInlineStart: `3px solid ${color.heat}`,
    fontSize: fontSize.small,
  },
  whereUnscripted({ display: "block" }),
]);
/** The answer and its buttons, which have a row of their own where the answer is beside the questions. */
export const result = style({
  display: "grid",
  alignContent: "start",
  gap: space.md,
  marginInline: `calc(-1 * ${space.lg})`,
  padding: `${space.md} ${space.lg}`,
  backgroundColor: color.tint,
  "@media": {
    [from("lg")]: { display: "contents" },
    print: { margin: 0, padding: 0, backgroundColor: "transparent" },
  },
});
/** Its background extends to the frame's edges. */
export const answer = style({
  display: "grid",
  alignContent: "start",
  gap: space.lg,
  "@media": {
    [from("lg")]: {
      gridArea: "1 / 2 / 3",
      margin: `calc(-1 * ${space.lg}) calc(-1 * ${space.lg}) 0`,
      padding: space.lg,
      backgroundColor: color.tint,
    },
  },
});
globalStyle(`${answer} h3`, { fontSize: fontSize.small, fontWeight: 600, letterSpacing: 0 });
export const handOver = style([
  {
    display: "grid",
    gap: space.sm,
    "@media": {
      [from("lg")]: {
        gridArea: "3 / 1 / auto / -1",
        gridTemplateColumns: "subgrid",
        gridTemplateRows: "auto 1fr",
        columnGap: `calc(2 * ${space.lg})`,
        alignItems: "start",
        margin: `0 calc(-1 * ${space.lg}) calc(-1 * ${space.lg})`,
        padding: space.lg,
        borderBlockStart: `1px solid ${color.border}`,
      },
      print: { display: "none" },
    },
  },
  whereUnscripted({ display: "none" }),
]);
/** Both lists that open are below the questions. An open one takes no room between the buttons and their notes. */
globalStyle(`${handOver} > details`, { "@media": { [from("lg")]: { gridColumn: 1 } } });
export const sending = style({
  display: "grid",
  gap: space.sm,
  "@media": { [from("lg")]: { gridArea: "1 / 2 / span 2" } },
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.sm });
export const status = style({ color: color.muted, fontSize: fontSize.small });

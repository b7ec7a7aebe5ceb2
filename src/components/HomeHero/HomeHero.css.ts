import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { heading as base } from "../../styles/stage.css.ts";
import { color } from "../../styles/theme.css.ts";
import { names } from "../Cities/Cities.css.ts";
import { number, row } from "../HeadActions/HeadActions.css.ts";

/** Width of the text's column. A photograph begins beside it, so it never lies under text. */
const column = "min(34rem, 42vw)";

export const stage = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: `minmax(0, ${column}) minmax(0, 1fr)`,
      alignContent: "center",
      columnGap: space.xl,
      minHeight: "min(36.5vw, 34.5rem)",
    },
  },
});
export const copy = style({
  display: "grid",
  gap: "1rem",
  justifyItems: "start",
  paddingBlock: space.md,
  "@media": { [from("lg")]: { gap: "1.25rem", paddingBlock: "1rem 1.25rem" } },
});
/** From `lg`, as large as the column allows with two words on a line. */
export const heading = style([
  base,
  { fontSize: fontSize.display, "@media": { [from("lg")]: { fontSize: "min(4.25rem, 4.7vw)" } } },
]);
/** The words before the company's name. */
export const welcome = style({
  display: "block",
  marginBlockEnd: space.xs,
  color: color.accent,
  fontSize: fontSize.quiet,
});
/** The number is in the bar above, so that both buttons fit on one row. */
globalStyle(`${copy} ${number}`, { display: "none" });
globalStyle(`${copy} > ${row} > a`, { minHeight: "3.5rem" });

globalStyle(`#content ${stage} > picture`, { "@media": { print: { display: "none" } } });
/** `pictureSlots.stagePhoto` must match this width. */
export const photograph = style({
  overflow: "clip",
  aspectRatio: "3 / 2",
  borderRadius: radius.lg,
  "@media": {
    [from("lg")]: { position: "relative", aspectRatio: "auto", marginBlock: "2.5rem 1.5rem" },
  },
});

export const quote = style({
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${color.accent}`,
  color: color.muted,
  lineHeight: leading.snug,
  textWrap: "balance",
  marginBlockEnd: space.lg,
  "@media": { [from("lg")]: { gridColumn: 1, marginBlockEnd: "2.5rem" } },
});
/** Covers the foot of the panorama. */
export const foot = style({ position: "relative" });
/** Three columns from `xl`. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: space.xs,
  "@media": {
    [from("xl")]: {
      gridTemplateColumns: "max-content minmax(0, 1fr) max-content",
      columnGap: space.lg,
      paddingBlock: space.lg,
    },
  },
});
export const card = style({
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": {
    [from("xl")]: {
      paddingBlock: 0,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.border}`,
      paddingInlineStart: space.lg,
    },
    print: { padding: 0 },
  },
});
export const promises = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.md} ${space.lg}`,
  paddingBlock: space.md,
  fontSize: "min(1rem, 4.4vw)",
  fontWeight: 500,
  lineHeight: leading.snug,
  "@media": {
    [from("xl")]: {
      gridTemplateColumns: "auto",
      alignContent: "space-between",
      gap: 0,
      paddingBlock: space.xs,
    },
    print: { gridTemplateColumns: "repeat(4, auto)" },
  },
});
export const promise = style({ display: "flex", gap: space.xs });
globalStyle(`${promise} > svg`, { flexShrink: 0, color: color.accent });

const unfolded = { contentVisibility: "visible" } as const;
/** Browsers that can't style the content of `details` show a list that opens at every width. */
const unfold = (rules: CSSProperties) => ({ "@supports": { "selector(::details-content)": rules } });
export const folded = style({ "@media": { [below("sm")]: { paddingBlock: space.xs } } });
globalStyle(`${folded}::details-content`, { "@media": { [from("sm")]: unfolded, print: unfolded } });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.75rem",
  "@media": { [from("sm")]: unfold({ minHeight: 0, pointerEvents: "none" }) },
});
globalStyle(`${summary} > svg`, { "@media": { [from("sm")]: unfold({ display: "none" }) } });
globalStyle(`[open] > ${summary} > svg`, { rotate: "180deg" });
export const cardHeading = style({
  color: color.accent,
  fontSize: fontSize.body,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: "2.25rem",
});
export const services = style([
  names,
  {
    "@media": {
      [below("sm")]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from("xl")]: {
        display: "grid",
        gridTemplateColumns: "repeat(3, max-content)",
        justifyContent: "space-between",
        columnGap: space.xs,
      },
    },
  },
]);
globalStyle(`${services} > :last-child:nth-child(odd)`, { gridColumn: "1 / -1" });
export const service = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.25rem",
  fontWeight: 500,
  textUnderlineOffset: "0.35em",
  selectors: { "&:not(:hover)": { textDecoration: "none" } },
});

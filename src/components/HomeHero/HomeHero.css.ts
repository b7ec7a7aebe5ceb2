import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { heading as base } from "../../styles/stage.css.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { color } from "../../styles/theme.css.ts";
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
      columnGap: space.xl,
      minHeight: "min(39vw, 34.75rem)",
    },
  },
});
export const copy = style({
  display: "grid",
  gap: "1rem",
  justifyItems: "start",
  alignContent: "center",
  paddingBlock: space.md,
  "@media": { [from("lg")]: { gap: "1.25rem", paddingBlock: `2.5rem ${space.lg}` } },
});
export const heading = style([base, { fontSize: fontSize.display }]);
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

/** `pictureSlots.homeStage` must match this width. */
export const model = style({
  position: "relative",
  zIndex: -1,
  justifySelf: "center",
  width: "min(100vw, 560px)",
  // The light of the city behind its roofs.
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -1,
    inset: "8% 0 18% 12%",
    background: "radial-gradient(closest-side, #c08a7480, transparent)",
  },
  "@media": {
    [from("lg")]: {
      position: "absolute",
      insetBlockEnd: "-0.5rem",
      insetInlineStart: "calc(50% - 3rem)",
      width: "min(50% + 3rem, 61rem)",
    },
    [from("xl")]: {
      insetBlockEnd: "-2.5rem",
      insetInlineStart: "calc(50% - 6rem)",
      width: "min(50% + 10rem, 55rem)",
    },
    print: { display: "none" },
  },
});
/** `pictureSlots.stagePhoto` must match this width. */
export const photograph = style({
  overflow: "clip",
  aspectRatio: "3 / 2",
  borderRadius: radius.lg,
  "@media": {
    [from("lg")]: { position: "relative", aspectRatio: "auto", marginBlock: "2.5rem 1.5rem" },
    print: { display: "none" },
  },
});

export const foot = style({
  display: "grid",
  gap: space.md,
  paddingBlock: `${space.sm} ${space.lg}`,
  "@media": { [from("xl")]: { gridTemplateColumns: "1.45fr 1fr" } },
});
export const card = style([
  darkPanel.list,
  { padding: `${space.md} ${space.lg}`, borderRadius: radius.lg, "@media": { print: { padding: 0 } } },
]);
export const cardHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.md,
});
export const cardHeading = style({
  color: color.accent,
  fontSize: fontSize.body,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: "1.75rem",
});
const list = style({ display: "grid", columnGap: space.lg, marginBlockStart: space.xs });
export const services = style([
  list,
  {
    "@media": {
      [from("sm")]: { gridTemplateColumns: "repeat(3, auto)", justifyContent: "space-between" },
    },
  },
]);
export const service = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.25rem",
  fontWeight: 500,
  textDecorationColor: color.muted,
  textUnderlineOffset: "0.35em",
});
export const cities = style([
  list,
  {
    gridTemplateColumns: "repeat(2, auto)",
    lineHeight: "2.25rem",
    "@media": { [between("sm", "xl")]: { gridTemplateColumns: "repeat(3, auto)" } },
  },
]);
export const city = style({ fontSize: fontSize.h3, fontWeight: 600 });
export const muted = style({ color: color.muted, fontSize: "1rem" });
globalStyle(`${muted} > small`, {
  "@media": { [below("sm")]: { display: "block", lineHeight: leading.none } },
});

export const quote = style({
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${color.accent}`,
  fontSize: fontSize.lead,
  lineHeight: leading.snug,
});
export const promises = style({
  display: "grid",
  gap: `${space.md} ${space.lg}`,
  marginBlockStart: space.md,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("lg")]: { gridColumn: "1 / -1", gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(4, auto)" },
  },
});
export const promise = style({ lineHeight: leading.snug });

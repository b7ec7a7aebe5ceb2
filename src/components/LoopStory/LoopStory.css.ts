import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, page, radius, space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const story = style({
  display: "grid",
  gap: space.xl,
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1.9fr) minmax(0, 1fr)" },
    print: { gridTemplateColumns: "3fr 2fr" },
  },
});
export const stage = style({
  overflow: "hidden",
  alignSelf: "start",
  marginInline: `calc(-1 * ${page.gutter})`,
  backgroundColor: color.background,
  insetBlockStart: "4rem",
  zIndex: 1,
  "@media": {
    [from("md")]: { marginInline: 0, borderRadius: radius.lg, border: `1px solid ${color.border}` },
    [`${from("md")} and (min-height: 40rem)`]: {
      position: "sticky",
      insetBlockStart: "max(5rem, 50svh - 16rem)",
    },
    print: { marginInline: 0, breakInside: "avoid" },
  },
});
export const steps = style({
  position: "relative",
  display: "grid",
  gap: space.md,
  alignContent: "space-between",
  paddingBlock: space.sm,
  paddingInlineStart: space.lg,
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: `linear-gradient(${color.heat}, ${color.accent} 25%, ${color.accent} 75%, ${color.heat})`,
  },
});
/** The figure and the title share a line. */
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "baseline",
  gap: `${space.xs} ${space.sm}`,
});
globalStyle(`${step} > :last-child`, { gridColumn: "1 / -1", fontSize: "1rem", lineHeight: leading.snug });
export const figure = style([
  number.row,
  {
    color: color.accent,
    "@media": { print: { fontSize: fontSize.h3 } },
    selectors: { ":first-child > &, :last-child > &": { color: color.heat } },
  },
]);

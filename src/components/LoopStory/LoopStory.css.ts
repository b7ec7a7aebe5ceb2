import { style } from "@vanilla-extract/css";
import { between, from } from "../../styles/breakpoints.ts";
import { fontSize, page, radius, space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const story = style({
  display: "grid",
  gap: space.xl,
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1.8fr) minmax(0, 1fr)" },
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
    [`${from("md")} and (min-height: 50rem)`]: {
      position: "sticky",
      insetBlockStart: "max(5rem, 50svh - 16rem)",
    },
    print: { marginInline: 0, breakInside: "avoid" },
  },
});
export const steps = style({
  position: "relative",
  display: "grid",
  gap: space.lg,
  paddingInlineStart: space.lg,
  "@media": { print: { gap: space.md } },
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: `linear-gradient(${color.heat}, ${color.accent} 25%, ${color.accent} 75%, ${color.heat})`,
  },
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "min(7rem, 30vw) minmax(0, 1fr)",
  alignContent: "center",
  gap: `${space.xs} ${space.sm}`,
  "@media": { [between("md", "lg")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const figure = style([
  number.row,
  {
    gridRow: "1 / span 2",
    color: color.accent,
    "@media": { [between("md", "lg")]: { gridRow: "auto" }, print: { fontSize: fontSize.h3 } },
    selectors: { ":first-child > &, :last-child > &": { color: color.heat } },
  },
]);

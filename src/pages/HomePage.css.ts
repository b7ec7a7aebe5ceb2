import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../styles/breakpoints.ts";
import { columns, panel } from "../styles/layout.css.ts";
import { color } from "../styles/theme.css.ts";
import { fontSize, leading, measure, space, tracking } from "../styles/scale.ts";

export const story = style({
  display: "grid",
  gap: space.lg,
  justifyItems: "start",
});
export const paragraphs = style({
  display: "grid",
  gap: space.lg,
  fontSize: fontSize.statement,
  letterSpacing: tracking.heading,
  lineHeight: leading.snug,
});
export const calculator = style([
  panel,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: `${space.xs} ${space.sm}`,
    alignContent: "start",
    padding: space.md,
    fontSize: "1rem",
    lineHeight: leading.snug,
    color: color.brand,
    ":hover": { borderColor: color.brand },
  },
]);
globalStyle(`${calculator} > p`, { gridColumn: "1 / -1", "@media": { [below("sm")]: { display: "none" } } });
export const calculators = style([columns[4], { "@media": { [below("sm")]: { gap: space.sm } } }]);
export const trust = style({
  display: "grid",
  gap: space.sm,
  maxWidth: measure.body,
  marginBlockStart: space.lg,
  lineHeight: leading.snug,
});
export const afterSlides = style({ width: "fit-content", marginBlockStart: space.lg });

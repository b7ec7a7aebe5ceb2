import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, measure, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { head as sectionHead } from "../Section/Section.css.ts";

/** Heading and sources left, steps right: the sources fill what the heading leaves free. */
export const columns = style({
  display: "grid",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 22rem) 1fr",
      gridTemplateRows: "auto 1fr",
      columnGap: space.xl,
    },
    print: { display: "block" },
  },
});
export const head = style([sectionHead, { alignContent: "start" }]);
export const steps = style({ "@media": { [from("lg")]: { gridArea: "1 / 2 / span 2" } } });
globalStyle(`${steps} > ol`, {
  "@media": {
    [from("sm")]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: space.xl,
    },
    print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: "0.75rem" },
  },
});
export const sources = style({
  display: "grid",
  gap: space.sm,
  alignContent: "start",
  maxWidth: measure.body,
  color: color.muted,
  fontSize: fontSize.small,
  "@media": { screen: { marginBlockStart: space.lg }, print: { maxWidth: "none", gap: "0.3rem" } },
});
export const sourcesHeading = style({ fontSize: fontSize.h3, color: color.text });
export const list = style({ display: "grid", gap: space.xs, "@media": { print: { gap: 0 } } });

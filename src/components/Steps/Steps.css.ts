import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({
  counterReset: "step",
  display: "grid",
  gap: space.lg,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl } },
});
export const step = style({
  counterIncrement: "step",
  position: "relative",
  paddingInlineStart: "4rem",
  minHeight: "3rem",
  "::before": {
    content: "counter(step)",
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    borderRadius: radius.pill,
    backgroundColor: color.brand,
    color: color.onBrand,
    fontWeight: 700,
    fontVariantNumeric: "tabular-nums",
  },
});
export const title = style({
  marginBlockEnd: space.xs,
  paddingBlockStart: "0.625rem",
});

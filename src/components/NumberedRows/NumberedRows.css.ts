import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { leading, numberSize, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({ counterReset: "row", borderBlockStart: `2px solid ${color.text}` });
export const row = style({
  counterIncrement: "row",
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  gap: `${space.xs} ${space.sm}`,
  alignItems: "baseline",
  paddingBlock: "1.125rem",
  borderBlockEnd: `1px solid ${color.border}`,
  "::before": {
    content: "counter(row)",
    gridRow: "1 / span 2",
    color: color.brand,
    fontSize: numberSize.row,
    fontWeight: 560,
    lineHeight: leading.none,
    letterSpacing: tracking.figure,
  },
  "@media": {
    [from("lg")]: { gridTemplateColumns: "4.25rem 20rem minmax(0, 1fr)", "::before": { gridRow: "auto" } },
    print: { display: "block", paddingBlock: "0.3rem", "::before": { content: "none" } },
  },
});

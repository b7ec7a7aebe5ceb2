import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { buttonRow, printedInThrees } from "../../styles/layout.css.ts";
import { leading, measure, numberSize, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const stacked = style([printedInThrees, { counterReset: "step" }]);
export const call = style([buttonRow, { marginBlockStart: space.lg }]);
export const list = style([stacked, { rowGap: space.xl, "@media": { [below("sm")]: { rowGap: space.md } } }]);

const base = style({
  counterIncrement: "step",
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  "::before": {
    content: "counter(step)",
    fontSize: numberSize.row,
    fontWeight: 500,
    // In print, the number floats, and the text starts below both the number and the title. A taller number
    // would leave a gap below the title.
    lineHeight: leading.none,
    letterSpacing: tracking.heading,
    fontVariantNumeric: "tabular-nums",
    color: color.brand,
  },
  "@media": {
    print: {
      display: "block",
      paddingBlockStart: "0.3rem",
      "::before": {
        float: "inline-start",
        marginInlineEnd: "0.4em",
        fontSize: "10pt",
        fontWeight: 650,
      },
    },
  },
});
globalStyle(`${base} > p`, { maxWidth: measure.body });

const beside = {
  gridTemplateColumns: "3rem minmax(0, 1fr)",
  "::before": { gridRow: "1 / span 2" },
} as const;
export const row = style([base, beside, { "@media": { screen: { paddingBlockEnd: space.md } } }]);
export const step = style([
  base,
  beside,
  {
    "@media": {
      [from("sm")]: {
        gridRow: "span 3",
        gridTemplateRows: "subgrid",
        gridTemplateColumns: "minmax(0, 1fr)",
        "::before": { gridRow: "auto" },
      },
    },
  },
]);

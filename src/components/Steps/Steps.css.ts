import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { buttonRow, printedInThrees } from "../../styles/layout.css.ts";
import { fontSize, leading, measure, numberSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { sheet } from "../Sheet/Sheet.css.ts";

const disc = "2.5rem";

export const stacked = style([printedInThrees, { display: "grid", rowGap: space.lg, counterReset: "step" }]);
globalStyle(`p + ${stacked}`, { marginBlockStart: space.md });
export const call = style([buttonRow, { marginBlockStart: space.lg }]);
/** Cuts off lines that end a row. */
export const list = style([
  stacked,
  { "@media": { [from("sm")]: { clipPath: "inset(-1rem 0 -1rem -1rem)", rowGap: space.xl } } },
]);
/** Five steps share one row only where each has room for four words. */
export const oneRow = style({
  "@media": { [from("xl")]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});

/** A step beside its disc, which a line joins to the next one. */
export const row = style({
  counterIncrement: "step",
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${disc} minmax(0, 1fr)`,
  gap: `${space.xs} ${space.md}`,
  alignContent: "start",
  "::before": {
    content: "counter(step)",
    gridRow: "1 / span 2",
    display: "grid",
    placeItems: "center",
    width: disc,
    height: disc,
    marginBlockStart: "-0.4rem",
    borderRadius: radius.pill,
    // Visible in forced colours, which omit backgrounds.
    border: "1px solid transparent",
    backgroundColor: color.brand,
    color: color.background,
    fontWeight: 600,
    lineHeight: leading.none,
    fontVariantNumeric: "tabular-nums",
  },
  "::after": {
    content: "",
    position: "absolute",
    insetBlock: `calc(${disc} - 0.4rem) calc(-1 * ${space.lg} + 0.4rem)`,
    insetInlineStart: `calc(${disc} / 2 - 1px)`,
    borderInlineStart: `2px solid ${color.brand}`,
  },
  "@media": {
    print: {
      display: "block",
      paddingBlockStart: "0.3rem",
      "::before": {
        display: "block",
        float: "inline-start",
        width: "auto",
        height: "auto",
        marginInlineEnd: "0.4em",
        color: color.brand,
        backgroundColor: "transparent",
        fontSize: "10pt",
        fontWeight: 650,
      },
      "::after": { content: "none" },
    },
  },
});
globalStyle(`${row}:last-child::after`, { content: "none" });
globalStyle(`${row} > p`, { maxWidth: measure.body });

/** A step below its disc. The lines of neighbours are those of the grid, so that their texts begin on one line. */
export const step = style([
  row,
  {
    "@media": {
      [from("sm")]: {
        gridRow: "span 3",
        gridTemplateRows: "subgrid",
        gridTemplateColumns: "minmax(0, 1fr)",
        "::before": { gridRow: "auto", margin: `0 0 ${space.sm}` },
        "::after": {
          insetBlock: `calc(${disc} / 2 - 1px) auto`,
          insetInline: `${disc} calc(-1 * ${space.lg})`,
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${color.brand}`,
        },
      },
    },
  },
]);

export const paper = style([sheet, { counterReset: "step" }]);
export const line = style({
  counterIncrement: "step",
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr)",
  rowGap: space.xs,
  alignItems: "baseline",
  paddingBlock: space.md,
  "::before": {
    content: "counter(step)",
    gridRow: "1 / span 2",
    color: color.heat,
    fontSize: numberSize.row,
    fontWeight: 560,
    lineHeight: leading.none,
  },
});
globalStyle(`${line} + ${line}`, { borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${line} > p`, { maxWidth: measure.body, fontSize: fontSize.body });

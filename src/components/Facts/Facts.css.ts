import { style } from "@vanilla-extract/css";
import { printedInThrees } from "../../styles/layout.css.ts";
import { leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const facts = style({ containerType: "inline-size" });
export const heading = style({ marginBlockEnd: space.sm });
/** Rows below a line. In a wide container they have two or three columns. */
export const list = style([
  printedInThrees,
  {
    display: "grid",
    columnGap: space.xl,
    borderBlockStart: `2px solid ${color.text}`,
    "@container": {
      "(min-width: 44rem)": {
        gridTemplateColumns: "1fr 1fr",
        selectors: { "&:has(> :nth-child(3n):last-child)": { gridTemplateColumns: "repeat(3, 1fr)" } },
      },
    },
  },
]);

export const item = style({
  display: "flex",
  gap: space.sm,
  "::before": {
    content: "''",
    flexShrink: 0,
    alignSelf: "start",
    marginBlockStart: "0.5em",
    // A border, because print and forced colours omit backgrounds.
    border: `0.1875rem solid ${color.brand}`,
    borderRadius: radius.pill,
  },
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
  lineHeight: leading.snug,
  breakInside: "avoid",
  "@media": { print: { paddingBlock: "0.15rem" } },
});

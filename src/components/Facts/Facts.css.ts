import { style } from "@vanilla-extract/css";
import { printedInThrees } from "../../styles/layout.css.ts";
import { leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const facts = style({ containerType: "inline-size" });
export const heading = style({ marginBlockEnd: space.md });
/** In a wide container, the list has two or three columns. */
export const list = style([
  printedInThrees,
  {
    display: "grid",
    gap: `${space.xs} ${space.xl}`,
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
  lineHeight: leading.snug,
  breakInside: "avoid",
});

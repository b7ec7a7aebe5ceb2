import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { page, space } from "./scale.ts";

/** The page's column. */
export const container = style({
  width: "100%",
  maxWidth: `calc(${page.width} + 2 * ${page.gutter})`,
  marginInline: "auto",
  paddingInline: page.gutter,
});

/** Read by screen readers, not seen. */
export const visuallyHiddenRules = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
export const visuallyHidden = style(visuallyHiddenRules);

const grid = style({ display: "grid", gap: space.lg });

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Card grids: one column on phones, two from `sm`, then rows that come out full; five and seven have three on top. */
export const columns = styleVariants({
  2: [grid, { "@media": { [from("md")]: equal(2) } }],
  3: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(3) } }],
  4: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(4) } }],
  5: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(6) } }],
  7: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(12) } }],
});

const span = (count: number) => ({ "@media": { [from("lg")]: { gridColumn: `span ${count}` } } });
globalStyle(`${last(columns[5])} > :nth-child(-n+3)`, span(2));
globalStyle(`${last(columns[5])} > :nth-child(n+4)`, span(3));
globalStyle(`${last(columns[7])} > :nth-child(-n+3)`, span(4));
globalStyle(`${last(columns[7])} > :nth-child(n+4)`, span(3));

/** Selector of a composed style: its own class is the last in the list. */
function last(classes: string): string {
  return `.${classes.split(" ").at(-1)}`;
}

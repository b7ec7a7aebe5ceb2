import { style, styleVariants } from "@vanilla-extract/css";
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

const grid = { display: "grid", gap: space.lg } as const;

/** Card grids: one column on phones, then as many as named. */
export const columns = styleVariants({
  2: [grid, { "@media": { [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } }],
  3: [
    grid,
    {
      "@media": {
        [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      },
    },
  ],
  4: [
    grid,
    {
      "@media": {
        [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
    },
  ],
});

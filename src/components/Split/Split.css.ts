import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { between, from } from "../../styles/breakpoints.ts";
import { fontSize, page, radius, space } from "../../styles/scale.ts";

/** From the column to the window's edge. */
const edge = `calc(-1 * max(${page.gutter}, 50vw - ${page.width} / 2))`;
const columns = { left: ["7fr", "5fr"], right: ["5fr", "7fr"] } as const;

/** The words come first for whoever reads in order, the picture for the eye. */
const base = style({ display: "grid", gap: space.lg });
export const split = styleVariants(columns, ([first, second]) => [
  base,
  {
    "@media": {
      print: { display: "block" },
      [from("md")]: {
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: space.xl,
      },
      [from("lg")]: {
        gridTemplateColumns: `minmax(0, ${first}) minmax(0, ${second})`,
        columnGap: space.xxl,
      },
    },
  },
]);
export const words = style({
  display: "grid",
  gap: space.md,
  alignContent: "start",
  "@media": { print: { display: "block" } },
});
globalStyle(`${words} > h2`, { marginBlockEnd: space.xs });
globalStyle(`${words} > aside`, { marginBlockStart: space.md });

const corners = createVar();
const frame = style({
  marginInline: edge,
  "@media": {
    screen: { order: -1 },
    [from("md")]: { marginInline: 0 },
  },
  // Paper is for the words, which say what it shows.
  selectors: { "#content &": { "@media": { print: { display: "none" } } } },
});
/** As high as the words beside it, but no higher than a window; beside more words it stays in view. */
globalStyle(`${frame} img`, {
  aspectRatio: "4 / 3",
  borderRadius: fallbackVar(corners, "0"),
  "@media": {
    [from("md")]: {
      position: "sticky",
      top: "6rem",
      aspectRatio: "auto",
      minHeight: "min(32rem, 48vw)",
      maxHeight: "min(46rem, 100vh - 8rem)",
    },
    [between("md", "lg")]: { maxHeight: "30rem" },
  },
});
export const picture = styleVariants(columns, (_, side) => [
  frame,
  {
    "@media": {
      [from("md")]:
        side === "left"
          ? { vars: { [corners]: `0 ${radius.lg} ${radius.lg} 0` }, marginInlineStart: edge }
          : { vars: { [corners]: `${radius.lg} 0 0 ${radius.lg}` }, order: 1, marginInlineEnd: edge },
    },
  },
]);

export const large = style({ fontSize: fontSize.lead });

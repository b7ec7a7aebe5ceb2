import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { page, radius, space } from "../../styles/scale.ts";

/** From the column to the window's edge. */
const edge = `calc(-1 * max(${page.gutter}, 50vw - ${page.width} / 2))`;
const columns = { left: ["7fr", "5fr"], right: ["5fr", "7fr"] } as const;

/** The words come first for whoever reads in order, the picture for the eye. */
const base = style({ display: "grid", gap: space.lg });
export const split = styleVariants(columns, ([first, second]) => [
  base,
  {
    "@media": {
      [from("md")]: {
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: space.xl,
        alignItems: "start",
      },
      [from("lg")]: {
        gridTemplateColumns: `minmax(0, ${first}) minmax(0, ${second})`,
        columnGap: space.xxl,
      },
    },
  },
]);
export const words = style({ display: "grid", gap: space.md, alignContent: "start" });
globalStyle(`${words} > h2`, { marginBlockEnd: space.xs });

const frame = style({
  overflow: "clip",
  marginInline: edge,
  "@media": {
    screen: { order: -1 },
    [from("md")]: { position: "sticky", top: "6rem", marginInline: 0 },
  },
});
globalStyle(`${frame} img`, {
  aspectRatio: "4 / 3",
  "@media": { [from("md")]: { maxHeight: "36rem", minHeight: "24rem" } },
});
export const picture = styleVariants(columns, (_, side) => [
  frame,
  {
    "@media": {
      [from("md")]:
        side === "left"
          ? { marginInlineStart: edge, borderRadius: `0 ${radius.lg} ${radius.lg} 0` }
          : { order: 1, marginInlineEnd: edge, borderRadius: `${radius.lg} 0 0 ${radius.lg}` },
    },
  },
]);

import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { section } from "../Section/Section.css.ts";

/** From the column to the window's edge. */
const edge = `calc(-1 * max(${page.gutter}, 50vw - ${page.width} / 2))`;
const corners = createVar();

/** The words come first for whoever reads in order, the picture for the eye. */
const base = style({ display: "grid", gap: space.lg, "@media": { print: { display: "block" } } });
export const words = style({
  display: "grid",
  gap: space.md,
  alignContent: "start",
  "@media": { print: { display: "block" } },
});
globalStyle(`${words} > h2`, { marginBlockEnd: space.xs });
globalStyle(`${words} > :is(aside, [role="region"])`, { marginBlockStart: space.md });
/** A table in half the column has no room to spare for the names of its rows. */
globalStyle(`${words} tbody th`, { width: "auto", fontSize: "inherit" });

const frame = style({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  aspectRatio: "3 / 2",
  marginInline: edge,
  borderRadius: fallbackVar(corners, "0"),
  "@media": { screen: { order: -1 } },
  // Paper is for the words, which say what it shows.
  selectors: { "#content &": { "@media": { print: { display: "none" } } } },
});
globalStyle(`${frame} img`, {
  position: "absolute",
  inset: 0,
  mixBlendMode: "multiply",
});
/** Pictures by day are seen through the blue of dusk in the dark theme; dimmed alone they would be grey. */
globalStyle(`.dark ${frame}`, { backgroundColor: `color-mix(in oklab, ${color.brand} 70%, black)` });
globalStyle(`.dark ${frame} img`, { filter: "contrast(1.25) saturate(1.3)" });
/** As high as what stands beside it, but no higher than a window, nor a narrow strip; beside more it stays in view. */
const besideWords = {
  position: "sticky",
  top: "6rem",
  aspectRatio: "auto",
  minHeight: "min(32rem, 48vw)",
  maxHeight: "min(100vh - 8rem, 85vw)",
} as const;

const at = {
  left: { vars: { [corners]: `0 ${radius.lg} ${radius.lg} 0` }, marginInline: `${edge} 0` },
  right: { vars: { [corners]: `${radius.lg} 0 0 ${radius.lg}` }, order: 1, marginInline: `0 ${edge}` },
};

const columnsOf = ([first, second]: (string | undefined)[]) => ({
  gridTemplateColumns: `minmax(0, ${first}) minmax(0, ${second})`,
  columnGap: space.xxl,
});

const shares = { left: ["7fr", "5fr"], right: ["5fr", "7fr"] };
/** A few sentences: the picture is the larger part. */
export const split = styleVariants(shares, (columns) => [
  base,
  {
    "@media": {
      [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl },
      [from("lg")]: columnsOf(columns),
    },
  },
]);
/** Fewer words than the picture is high stand at its middle, or a void would follow them. */
for (const columns of Object.values(split))
  globalStyle(`${columns} > ${words}`, { "@media": { [from("md")]: { alignContent: "center" } } });
const besideText = style([frame, { "@media": { [from("md")]: besideWords } }]);
export const picture = styleVariants(at, (place) => [besideText, { "@media": { [from("md")]: place } }]);

const aboveOnTablets = style([frame, { "@media": { [from("lg")]: besideWords } }]);
/** Lists: on tablets they take the whole column, or the picture would end halfway down. */
export const listSplit = styleVariants(shares, (columns) => [
  base,
  { "@media": { [from("lg")]: columnsOf(columns) } },
]);
/** A table needs the larger part, too. */
export const tableSplit = styleVariants(shares, ([first, second]) => [
  base,
  { "@media": { [from("lg")]: columnsOf([second, first]) } },
]);
export const pictureAbove = styleVariants(at, (place) => [
  aboveOnTablets,
  { "@media": { [from("lg")]: place } },
]);

/** Above its words it begins where the ground changes: no stripe of the new colour stands over it. */
for (const [picture, until] of [
  [besideText, "md"],
  [aboveOnTablets, "lg"],
] as const)
  globalStyle(`${section}:nth-child(3n+4) ${picture}`, {
    "@media": { [below(until)]: { marginBlockStart: `calc(-1 * ${space.section})` } },
  });

export const large = style({ fontSize: fontSize.lead });

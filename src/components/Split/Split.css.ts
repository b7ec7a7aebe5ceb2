import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { page, radius, space } from "../../styles/scale.ts";
import { section } from "../Section/Section.css.ts";

/** Negative distance from the column to the viewport's edge. */
const edge = `calc(-1 * max(${page.gutter}, 50vw - ${page.width} / 2))`;
const corners = createVar();

/** CSS moves the picture, because the text comes first in the source. */
const base = style({ display: "grid", gap: space.lg, "@media": { print: { display: "block" } } });
export const text = style({
  display: "grid",
  gap: space.md,
  alignContent: "start",
  "@media": { print: { display: "block" } },
});
globalStyle(`${text} > h2`, { marginBlockEnd: space.xs });
globalStyle(`${text} > :is(aside, :has(> [role="group"]))`, { marginBlockStart: space.md });
globalStyle(`${text} tbody th`, { width: "auto", fontSize: "inherit" });

const frame = style({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  aspectRatio: "3 / 2",
  marginInline: edge,
  borderRadius: fallbackVar(corners, "0"),
  "@media": { screen: { order: -1 } },
  // Pictures are not printed, because the text contains the same information.
  selectors: { "#content &": { "@media": { print: { display: "none" } } } },
});
globalStyle(`${frame} img`, {
  position: "absolute",
  inset: 0,
});
const besideCopy = {
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
export const split = styleVariants(shares, (columns) => [
  base,
  {
    "@media": {
      [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl },
      [from("lg")]: columnsOf(columns),
    },
  },
]);
for (const columns of Object.values(split))
  globalStyle(`${columns} > ${text}`, { "@media": { [from("md")]: { alignContent: "center" } } });
const besideText = style([frame, { "@media": { [from("md")]: besideCopy } }]);
export const picture = styleVariants(at, (place) => [besideText, { "@media": { [from("md")]: place } }]);

const aboveOnTablets = style([frame, { "@media": { [from("lg")]: besideCopy } }]);
/** On tablets, a picture next to a list would end halfway down, so lists take the full width. */
export const listSplit = styleVariants(shares, (columns) => [
  base,
  { "@media": { [from("lg")]: columnsOf(columns) } },
]);
export const tableSplit = styleVariants(shares, ([first, second]) => [
  base,
  { "@media": { [from("lg")]: columnsOf([second, first]) } },
]);
export const pictureAbove = styleVariants(at, (place) => [
  aboveOnTablets,
  { "@media": { [from("lg")]: place } },
]);

/**
 * A picture above its text begins at the section's edge. Otherwise, a stripe of background would be visible
 * above the picture.
 */
for (const [picture, until] of [
  [besideText, "md"],
  [aboveOnTablets, "lg"],
] as const)
  globalStyle(`${section}:nth-child(3n+4) ${picture}`, {
    "@media": { [below(until)]: { marginBlockStart: `calc(-1 * ${space.section})` } },
  });

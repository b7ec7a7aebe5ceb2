import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { page, radius, space } from "../../styles/scale.ts";
import { section } from "../Section/Section.css.ts";
import { head as vehicleHead } from "../VehicleHead/VehicleHead.css.ts";

/** Negative distance from the column to the viewport's edge. */
const edge = `calc(-1 * max(${page.gutter}, 50vw - ${page.width} / 2))`;

/** CSS moves the picture, because the text comes first in the source. */
const base = style({ display: "grid", gap: space.lg, "@media": { print: { display: "block" } } });

const sides = { left: "left", right: "right" } as const;
const columnsOf = (picture: string, list: string, columnGap: string) =>
  styleVariants(sides, (side) => [
    base,
    {
      "@media": {
        [from("lg")]: {
          gridTemplateColumns: (side === "right" ? [list, picture] : [picture, list])
            .map((share) => `minmax(0, ${share})`)
            .join(" "),
          columnGap,
        },
      },
    },
  ]);
export const columns = {
  solid: columnsOf("7fr", "5fr", space.xxl),
  list: columnsOf("5fr", "7fr", space.xxl),
};
const textBase = style({
  display: "grid",
  gap: space.md,
  alignContent: "center",
  "@media": { print: { display: "block" } },
});
globalStyle(`${textBase} > aside`, { marginBlockStart: space.sm });
/** A figure above the heading. */
globalStyle(`${textBase} > div:first-child`, { marginBlockEnd: space.md });
globalStyle(`${textBase} > h2`, { marginBlockEnd: space.xs });
globalStyle(`${textBase} tbody th`, { width: "auto", fontSize: "inherit" });
export const text = {
  list: textBase,
  solid: style([
    textBase,
    {
      paddingBlockEnd: space.section,
      "@media": {
        [from("lg")]: { paddingBlockStart: space.section },
        print: { paddingBlock: 0 },
      },
    },
  ]),
};
const frame = style({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  aspectRatio: "8 / 5",
  marginInline: edge,
  "@media": { [below("lg")]: { order: -1 } },
  // Pictures are not printed, because the text contains the same information.
  selectors: { "#content &": { "@media": { print: { display: "none" } } } },
});
globalStyle(`${frame} img`, { position: "absolute", inset: 0 });
/** The picture fills the ground's height. Only the text has space above and below it. */
const beside = {
  solid: style([frame, { "@media": { [from("lg")]: { aspectRatio: "auto", minHeight: "30rem" } } }]),
  list: style([
    frame,
    {
      "@media": {
        [from("lg")]: {
          position: "sticky",
          top: "6rem",
          aspectRatio: "auto",
          minHeight: "28rem",
          maxHeight: "min(100vh - 8rem, 85vw)",
        },
      },
    },
  ]),
};
const corners = { left: `0 ${radius.lg} ${radius.lg} 0`, right: `${radius.lg} 0 0 ${radius.lg}` };
const placed = (kind: keyof typeof beside) =>
  styleVariants(sides, (side) => [
    beside[kind],
    {
      "@media": {
        [from("lg")]: {
          order: side === "right" ? 0 : -1,
          marginInline: side === "right" ? `0 ${edge}` : `${edge} 0`,
          ...(kind === "list" && { borderRadius: corners[side] }),
        },
      },
    },
  ]);
export const picture = { solid: placed("solid"), list: placed("list") };

/** A picture above its text begins at the section's edge. Otherwise, a stripe of ground would be visible above it. */
globalStyle(`:is(${section.band}, ${section.white}:not(${section.white} + *)) ${beside.list}`, {
  "@media": { [below("lg")]: { marginBlockStart: `calc(-1 * ${space.section})` } },
});

/** Below vehicles on a road, a picture has the ground around it, because the two would touch. */
globalStyle(`${vehicleHead} ~ div > ${section.white}:first-child ${beside.list}`, {
  "@media": { [below("lg")]: { marginBlockStart: 0, marginInline: 0, borderRadius: radius.lg } },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { badge, panel } from "../../styles/layout.css.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** In containers up to this width, long words do not fit next to a picture. */
const narrow = "(max-width: 19rem)";
const base = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.xs} ${space.md}`,
  alignContent: "start",
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
const icon = ":is(picture, span):first-child";
globalStyle(`${base} > :not(${icon})`, { gridColumn: "-2" });
globalStyle(`${base}:not(:has(> ${icon}))`, { columnGap: 0 });
globalStyle(`${base} > ${icon}`, {
  gridRow: "1 / span 3",
  "@container": { [narrow]: { gridRow: "auto" } },
});
globalStyle(`#content ${base} > ${icon}`, { "@media": { print: { display: "none" } } });
/** In multi-column grids, the picture or icon is above the text. */
const column = style([
  base,
  { "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.sm } } },
]);
globalStyle(`${column} > ${icon}`, { "@media": { [from("sm")]: { gridRow: "auto" } } });

const tile = style({
  alignSelf: "start",
  width: "6.5rem",
  overflow: "clip",
  borderRadius: radius.md,
  backgroundColor: color.soft,
});
export const portrait = style([tile, { display: "block" }]);
globalStyle(`${portrait} img`, { aspectRatio: "4 / 3" });
export const iconTile = style([
  tile,
  { display: "grid", placeItems: "center", aspectRatio: "4 / 3", color: color.brand },
]);

export const pictured = style([column]);
globalStyle(`${pictured} > ${tile}`, {
  "@media": { [from("sm")]: { width: "100%", marginBlockEnd: space.xs, borderRadius: radius.lg } },
});
export const item = style([
  column,
  panel,
  { padding: space.md, "@media": { [below("sm")]: { padding: space.sm } } },
]);
export const row = style([
  item,
  {
    "@media": {
      [from("lg")]: {
        gridTemplateColumns: "auto minmax(0, 1fr)",
        gridTemplateRows: "auto 1fr",
        rowGap: space.xs,
        padding: space.lg,
      },
    },
  },
]);
globalStyle(`${row} > ${icon}`, { "@media": { [from("lg")]: { gridRow: "1 / span 3" } } });
export const iconBadge = style([badge, { width: "min(3.5rem, 14vw)", height: "min(3.5rem, 14vw)" }]);
export const list = style({
  containerType: "inline-size",
  "@media": { [below("sm")]: { rowGap: space.sm } },
});
/** Clipping hides the separator dot at the start of each line. */
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  marginBlockStart: "auto",
  marginInlineStart: "-0.9rem",
  paddingBlockStart: space.xs,
  clipPath: "inset(0 0 0 0.9rem)",
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: 500,
});
globalStyle(`${tags} > ::before`, {
  content: '"·" / ""',
  display: "inline-block",
  width: "0.9rem",
  textAlign: "center",
  color: color.muted,
});

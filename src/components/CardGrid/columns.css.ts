import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { columns, grid } from "../../styles/layout.css.ts";
import { fontSize } from "../../styles/scale.ts";

/** Rows of three. Tiles of an incomplete row come first, and fill it. */
export const thirds = style([columns[3]]);
const wide = from("lg");
globalStyle(thirds, { "@media": { [wide]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } } });
globalStyle(`${thirds} > *`, { "@media": { [wide]: { gridColumn: "span 2" } } });
const first = (rest: string) => `${thirds} > :first-child:nth-last-child(${rest})`;
globalStyle(`${first("3n + 2")}, ${first("3n + 2")} + *`, { "@media": { [wide]: { gridColumn: "span 3" } } });
globalStyle(first("3n + 1"), { "@media": { [wide]: { gridColumn: "1 / -1" } } });

/** Two columns on phones, or one if text is enlarged. */
export const pairs = "repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))";

/** More than six tiles: rows of four, on phones of two. A last tile alone in its row fills it. */
export const quarters = style([
  grid,
  {
    gridTemplateColumns: pairs,
    "@media": { [wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  },
]);
/** The last tile fills its row. */
const last = (place: string) => `${quarters} > :last-child:nth-child(${place})`;
globalStyle(last("odd"), { "@media": { screen: { gridColumn: "1 / -1" } } });
globalStyle(last("4n + 3"), { "@media": { [wide]: { gridColumn: "span 2" } } });
globalStyle(last("4n + 2"), { "@media": { [wide]: { gridColumn: "span 3" } } });
/** Its title and text stand below those of the second tile. */
const alone = last("4n + 1");
globalStyle(alone, { "@media": { [wide]: { gridTemplateColumns: "subgrid", gridTemplateRows: "auto" } } });
globalStyle(`${alone} > :is(h3, h3 ~ *)`, {
  "@media": { [wide]: { gridColumn: "2 / -1", paddingInlineStart: "1.75rem" } },
});
globalStyle(`${alone} > h3`, { "@media": { [wide]: { gridRow: 1 } } });
globalStyle(`${alone} > h3 + p`, { "@media": { [wide]: { gridRow: 2 } } });
globalStyle(`${quarters} > li > h3`, { fontSize: fontSize.h3 });
globalStyle(`${quarters} > li`, { "@media": { [below("sm")]: { padding: "min(1rem, 4vw)" } } });

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, between, type Breakpoint, from } from "./breakpoints.ts";
import { page, radius, space } from "./scale.ts";
import { color } from "./theme.css.ts";

/** The page's column, and the room left of and right of it. */
export const container = style({ paddingInline: `max(${page.gutter}, 50% - ${page.width} / 2)` });

/** Read by screen readers, not seen. */
export const visuallyHiddenRules = {
  position: "absolute",
  clipPath: "inset(50%)",
} as const;
export const visuallyHidden = style(visuallyHiddenRules);

/** In the header, at the right: shown once all of the header has come, or a half-received row would move. */
export const onceWhole = style({ selectors: { "header:last-child &": { visibility: "hidden" } } });

/** A framed surface: cards, panels. */
export const panel = style({
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
});

/** Buttons in a row that breaks where it must. Those that need several lines fill them; on one they keep their widths. */
export const buttonRow = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  width: "100%",
  "@media": { [from("sm")]: { width: "fit-content" } },
});

/** An icon to press. */
export const roundRules = {
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.pill,
  color: color.text,
} as const;
export const round = style({ ...roundRules, ":hover": { backgroundColor: color.soft } });

/** An icon on a soft square. */
export const badge = style({
  display: "grid",
  placeItems: "center",
  width: "min(3rem, 14vw)",
  height: "min(3rem, 14vw)",
  borderRadius: radius.md,
  backgroundColor: color.soft,
  color: color.brand,
});

/** What all card grids share. */
export const grid = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg });

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Card grids: one column on phones, two from `sm`, then rows that come out full; five and seven have three on top. */
export const columns = styleVariants({
  2: [grid, { "@media": { [from("md")]: equal(2) } }],
  3: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(3) } }],
  4: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(4) } }],
  5: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(6) } }],
  7: [grid, { "@media": { [from("sm")]: equal(2), [from("lg")]: equal(12) } }],
});

/** An odd card out takes the whole row instead of leaving half of it empty. */
for (const grid of [columns[3], columns[5], columns[7]])
  globalStyle(`${grid} > :last-child:nth-child(odd)`, {
    "@media": { [between("sm", "lg")]: { gridColumn: "1 / -1" } },
  });

const span = (count: number) => ({ "@media": { [from("lg")]: { gridColumn: `span ${count}` } } });
globalStyle(`${columns[5]} > *`, span(2));
globalStyle(`${columns[5]} > :nth-child(n+4)`, span(3));
globalStyle(`${columns[7]} > *`, span(4));
globalStyle(`${columns[7]} > :nth-child(n+4)`, span(3));

/** Four frames with whole sentences: in a quarter of the column they would be tall and half empty. */
export const pairs = style([grid, { "@media": { [from("sm")]: equal(2) } }]);

/** Texts without frames: their lines begin below one another, and a short last row is no hole. */
export const threes = style([grid, { "@media": { [from("md")]: equal(3) } }]);
/** Five in their order: one row where each has room, three above two where not. */
export const fives = style([
  grid,
  { "@media": { [from("sm")]: equal(2), [between("md", "xl")]: equal(6), [from("xl")]: equal(5) } },
]);
globalStyle(`${fives} > *`, { "@media": { [between("md", "xl")]: { gridColumn: "span 2" } } });
globalStyle(`${fives} > :nth-child(n+4)`, { "@media": { [between("md", "xl")]: { gridColumn: "span 3" } } });
/** Four texts without frames: side by side where each has room for more than three words a line. */
export const fourCards = style([grid, { "@media": { [from("sm")]: equal(2), [from("xl")]: equal(4) } }]);

/** Cards with links, in a narrow window: one row under the thumb, the next card looking in at the window's edge. */
const strip = (until: Breakpoint) => {
  const row = style({
    "@media": {
      [below(until)]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "min(82%, 18rem)",
        gap: space.md,
        marginInline: `calc(-1 * ${page.gutter})`,
        paddingInline: page.gutter,
        overflowX: "auto",
        scrollSnapType: "x mandatory",
        scrollPaddingInline: page.gutter,
        scrollbarWidth: "thin",
      },
    },
  });
  globalStyle(`${row} > *`, { "@media": { [below(until)]: { scrollSnapAlign: "start" } } });
  return row;
};
export const phoneStrip = strip("sm");
export const tabletStrip = strip("md");

import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { onEntry } from "../../styles/onEntry.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color, under } from "../../styles/theme.css.ts";

/** Always on the page's own ground. */
export const plain = style({});
/** Three sections on the page, three on a band: the ground changes with the subject, not at each heading. */
export const section = style({
  paddingBlock: space.section,
  selectors: {
    [`&:is(:nth-child(6n+4), :nth-child(6n+5), :nth-child(6n+6)):not(${plain})`]: {
      vars: { [under]: color.band },
      backgroundColor: under,
    },
  },
});
/** Those on one ground have one distance between them, not the end of one and the beginning of the other. */
for (const next of [
  `${section}:not(:nth-child(3n+1), ${plain})`,
  `${plain}:is(:nth-child(6n+2), :nth-child(6n+3), :nth-child(6n+4))`,
])
  globalStyle(`${section} + ${next}`, { paddingBlockStart: 0 });
globalStyle(`${plain} + ${plain}`, { paddingBlockStart: 0 });
/** Belongs to the section before it. */
export const tight = style({});
globalStyle(`${section} + ${tight}:not(:nth-child(3n+1))`, {
  marginBlockStart: `calc(${space.tight} - ${space.section})`,
});

export const quiet = style({ fontSize: fontSize.large });
export const head = style({
  display: "grid",
  gap: space.sm,
  marginBlockEnd: space.lg,
  // No heading at a sheet's foot, and its sentence on the next one.
  "@media": { print: { breakInside: "avoid" } },
});
globalStyle(`${head} > p`, { textWrap: "balance" });
/** Heading left, content right: for words that would leave half the column empty. */
export const beside = style({
  "@media": {
    [from("lg")]: {
      display: "grid",
      gridTemplateColumns: "1fr 1.4fr",
      columnGap: space.xl,
      alignItems: "start",
    },
  },
});

/**
 * What is below a section's heading rises when scrolled into view, but on phones; pictures fade in as well (see Picture). Words don't:
 * half-faded ones at the window's edge can't be read. Browsers without animations that follow the scroll show all of it
 * at once.
 */
globalStyle(
  `${section} > div > :not(${head})`,
  onEntry(keyframes({ from: { transform: "translateY(3rem)" } }), from("md")),
);

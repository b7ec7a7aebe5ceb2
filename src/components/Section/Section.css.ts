import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { onEntry } from "../../styles/onEntry.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
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
  marginBlockEnd: space.xl,
  // No heading at a sheet's foot, and its sentence on the next one.
  "@media": { print: { breakInside: "avoid" } },
});
globalStyle(`${head} > p`, { textWrap: "balance" });
/** A machine on the page's colour: beside the heading, or below it in a column of its own. */
export const portrait = style({
  display: "block",
  alignSelf: "start",
  width: "min(6rem, 24vw)",
  overflow: "clip",
  borderRadius: radius.lg,
  backgroundColor: color.soft,
  // Above the rule that lets pictures print.
  selectors: { "#content &": { "@media": { print: { display: "none" } } } },
});
globalStyle(`${portrait} img`, { aspectRatio: "4 / 3" });
/** Beside it, on phones, more than three lines would have three words each. */
export const withLongIntro = style([portrait, { "@media": { [below("sm")]: { display: "none" } } }]);
/** On phones it stands beside the sentence, and the heading has the whole line. */
const small = { gridTemplateColumns: "minmax(0, 1fr) auto" };
/** The words end where the machine does. */
const wide = {
  gridTemplate: "1fr auto / minmax(0, 1fr) auto",
  columnGap: space.xl,
  alignItems: "end",
} as const;
const atTheRight = {
  gridArea: "1 / 2 / span 2",
  width: "clamp(11rem, 18vw, 14rem)",
} as const;
export const portrayed = styleVariants({
  beside: [head, { "@media": { [below("md")]: small, [from("md")]: wide } }],
  below: [head, { "@media": { [between("md", "lg")]: wide } }],
});
globalStyle(`${portrayed.beside} > div`, { "@media": { [below("md")]: { gridColumn: "1 / -1" } } });
globalStyle(`${portrayed.beside} > picture`, { "@media": { [from("md")]: atTheRight } });
/** A heading alone is short: it stands at the middle of a smaller machine. */
globalStyle(`${portrayed.beside} > div:has(+ picture)`, {
  "@media": { [from("md")]: { gridRow: "span 2", alignSelf: "center" } },
});
globalStyle(`${portrayed.beside} > div + picture`, {
  "@media": { [below("md")]: { display: "none" } },
});
globalStyle(`${portrayed.below} > picture`, {
  "@media": {
    // Nothing of it is said in words, and the heading has the line.
    [below("md")]: { display: "none" },
    [between("md", "lg")]: atTheRight,
    [from("lg")]: { width: "16rem", marginBlockStart: space.md },
  },
});
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
 * What is below a section's heading rises when scrolled into view; pictures fade in as well (see Picture). Words don't:
 * half-faded ones at the window's edge can't be read. Browsers without animations that follow the scroll show all of it
 * at once.
 */
globalStyle(
  `${section} > div > :not(${head})`,
  onEntry(keyframes({ from: { transform: "translateY(3rem)" } })),
);

import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { onEntry } from "../../styles/onEntry.ts";
import { space } from "../../styles/scale.ts";
import { color, deep, under } from "../../styles/theme.css.ts";

const base = style({ paddingBlock: space.section });

export const look = styleVariants({
  band: [
    base,
    { selectors: { "&:nth-child(even)": { vars: { [under]: color.band }, backgroundColor: under } } },
  ],
  deep: [
    base,
    deep,
    {
      borderBlockStart: "4px solid",
      borderImage: `linear-gradient(90deg, ${color.accent}, ${color.brand} 50%, ${color.heat}) 1`,
    },
  ],
});

export const head = style({ display: "grid", gap: space.sm, marginBlockEnd: space.xl });
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
 * Sections fade in when scrolled into view, and what is below their heading rises; pictures take longer (see Picture).
 * Words fade only in the first hand's breadth of the window: nobody can read half-faded ones. Browsers without
 * animations that follow the scroll show all of it at once.
 */
const fade = { from: { opacity: 0 }, "30%": { opacity: 1 } };
globalStyle(`${base} > div > *`, onEntry(keyframes(fade)));
globalStyle(
  `${base} > div > :not(${head})`,
  onEntry(keyframes({ ...fade, from: { opacity: 0, transform: "translateY(3rem)" } })),
);

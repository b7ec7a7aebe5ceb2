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

/** Content rises into place, and its pictures fade in (see Picture). Nobody can read half-faded words. */
globalStyle(`${base} > div > :not(${head})`, onEntry(keyframes({ from: { transform: "translateY(3rem)" } })));

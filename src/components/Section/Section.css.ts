import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { onEntry } from "../../styles/onEntry.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { overhang, stage } from "../../styles/stage.css.ts";
import { color } from "../../styles/theme.css.ts";

export const plain = style({});
/** A panel with its own background. The page's one wide gap follows it. */
export const numberPanel = style({});
/**
 * The background changes after every third section, because a change at every heading would be distracting.
 */
export const section = style({
  paddingBlock: space.section,
  selectors: {
    // Leaves room for the page head's picture, which extends below the head.
    [`${stage} ~ div > &:first-child`]: {
      "@media": { [from("lg")]: { paddingBlockStart: `calc(${overhang} + ${space.md})` } },
    },
    [`${numberPanel} + &`]: { paddingBlockStart: space.pause },
    [`&:is(:nth-child(6n+4), :nth-child(6n+5), :nth-child(6n+6)):not(${plain})`]: {
      backgroundColor: color.band,
    },
  },
});
/** Adjacent sections with the same background share one gap. */
for (const next of [
  `${section}:not(:nth-child(3n+1), ${plain})`,
  `${plain}:is(:nth-child(6n+2), :nth-child(6n+3), :nth-child(6n+4))`,
])
  globalStyle(`${section} + ${next}`, { paddingBlockStart: 0 });
globalStyle(`${plain} + ${plain}`, { paddingBlockStart: 0 });

export const quiet = style({ fontSize: fontSize.quiet });
export const head = style({
  display: "grid",
  gap: space.md,
  marginBlockEnd: space.content,
  "@media": { print: { breakInside: "avoid" } },
});
globalStyle(`${head} > p`, { textWrap: "balance" });
/**
 * Content below a section's heading slides in on scroll, except on phones. Text does not fade in, because
 * half-transparent text is illegible.
 */
globalStyle(
  `${section} > div > :not(${head})`,
  onEntry(keyframes({ from: { transform: "translateY(3rem)" } }), from("md")),
);

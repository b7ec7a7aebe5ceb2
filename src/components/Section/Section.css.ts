import { globalStyle, style } from "@vanilla-extract/css";
import { from, moving } from "../../styles/breakpoints.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { overhang, stage } from "../../styles/stage.css.ts";
import { color } from "../../styles/theme.css.ts";
import * as attribute from "../../styles/attributes.ts";

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

/** A button at the end of a section. */
export const action = style({
  width: "fit-content",
  marginBlockStart: space.content,
  "@media": { print: { display: "none" } },
});
export const quiet = style({ fontSize: fontSize.quiet });
export const head = style({
  display: "grid",
  gap: space.md,
  marginBlockEnd: space.content,
  "@media": { print: { breakInside: "avoid" } },
});
globalStyle(`${head} > p`, { maxWidth: "48rem", textWrap: "balance" });
/** `Later.island.ts` sets the attribute. Only opacity changes, so that nothing overlaps. Paper and find show all. */
const fading = `screen and ${moving}`;
globalStyle(`main [${attribute.unseen}=seen]`, { "@media": { [fading]: { transition: "opacity 0.5s" } } });
globalStyle(`main [${attribute.unseen}='']`, { "@media": { [fading]: { opacity: 0 } } });

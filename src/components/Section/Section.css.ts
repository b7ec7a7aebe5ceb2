import { globalStyle, style } from "@vanilla-extract/css";
import { from, moving } from "../../styles/breakpoints.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { stack } from "../../styles/layout.css.ts";
import { measure, space } from "../../styles/scale.ts";
import { overhang, stage } from "../../styles/stage.css.ts";
import { color } from "../../styles/theme.css.ts";
import * as attribute from "../../styles/attributes.ts";

const base = style({
  paddingBlock: space.section,
  selectors: {
    // Leaves room for the page head's picture, which extends below the head.
    [`${stage} ~ div > &:first-child`]: {
      "@media": { [from("lg")]: { paddingBlockStart: `calc(${overhang} + ${space.md})` } },
    },
  },
});
export const section = {
  white: style([base]),
  band: style([base, { backgroundColor: color.band }]),
  dark: style([base, darkPanel.cold]),
};
/** Adjacent sections with the same background share one gap. */
for (const same of Object.values(section)) globalStyle(`${same} + ${same}`, { paddingBlockStart: 0 });

/** A button at the end of a section. */
export const action = style({
  width: "fit-content",
  marginBlockStart: space.content,
  "@media": { print: { display: "none" } },
});
export const head = style({
  display: "grid",
  gap: space.sm,
  marginBlockEnd: space.content,
  "@media": { print: { breakInside: "avoid" } },
});
export const intro = style([stack.md, { maxWidth: measure.wide, textWrap: "pretty" }]);
globalStyle(`${intro} > p`, { maxWidth: "none" });
/** `Later.island.ts` sets the attribute. Only opacity changes, so that nothing overlaps. Paper and find show all. */
const fading = `screen and ${moving}`;
globalStyle(`main [${attribute.unseen}=seen]`, { "@media": { [fading]: { transition: "opacity 0.5s" } } });
globalStyle(`main [${attribute.unseen}='']`, { "@media": { [fading]: { opacity: 0 } } });

import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, measure, page, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const block = style({ "@media": { print: { display: "none" } } });
export const row = style({
  position: "relative",
  paddingBlock: "min(1.25rem + 1vw, 2rem)",
  display: "grid",
  gap: space.md,
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const related = style({
  paddingBlock: space.sm,
  backgroundColor: color.band,
});
/** Without related pages below it, the block is a section of its own. */
export const own = style([row, { paddingBlock: "2.5rem", alignItems: "center" }]);
globalStyle(`${own} h2`, { fontSize: fontSize.h1 });
export const copy = style({ display: "grid", gap: space.md, justifyItems: "start", maxWidth: measure.lead });
export const contacts = style({ display: "grid", gap: space.sm, justifyItems: "start" });
/**
 * The page's model, hardly higher than the block, so that it covers no question. `pictureSlots.closing` must
 * match its width.
 */
export const picture = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: `max(${page.gutter}, 50% - ${page.width} / 2)`,
  width: "22rem",
  "@media": { [below("xl")]: { display: "none" } },
});

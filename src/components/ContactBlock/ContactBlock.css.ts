import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, page, space } from "../../styles/scale.ts";
import { softShadow, variant } from "../Picture/Picture.css.ts";

export const block = style({ "@media": { print: { display: "none" } } });
/** The space above the block, into which its picture rises: 48 px at 390 px, 60 px at 1440 px. */
export const rise = "min(2.63rem + 1.524vw, 3.75rem)";
/** The minimum height limits how far the picture rises. */
export const row = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  paddingBlock: "min(1.79rem + 1.905vw, 3.5rem)",
  "@media": { [from("xl")]: { minHeight: "15rem" } },
});
export const related = style({ paddingBlock: "min(1.81rem + 0.762vw, 2rem)" });
/** Without a picture, the block is low, and its links are beside the text. */
export const bare = style({
  paddingBlock: "2.5rem",
  display: "grid",
  gap: space.md,
  alignItems: "center",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
globalStyle(`${bare} h2`, { fontSize: fontSize.h1 });
export const copy = style({ display: "grid", gap: space.md, justifyItems: "start", maxWidth: "38rem" });
export const contacts = style({
  display: "grid",
  gap: `${space.sm} ${space.lg}`,
  alignItems: "center",
  "@media": {
    [below("sm")]: { width: "100%" },
    [from("lg")]: { gridAutoFlow: "column", gridAutoColumns: "max-content" },
  },
});
/** A model on the block's ground. `pictureSlots.closing` must match its width. */
export const picture = style({
  position: "absolute",
  insetBlockEnd: "0.75rem",
  insetInlineEnd: `max(${page.gutter}, 50% - ${page.width} / 2)`,
  width: "31.5rem",
  pointerEvents: "none",
  "@media": { [below("xl")]: { display: "none" } },
});
globalStyle(`${picture} > ${variant.cutOut}`, softShadow);

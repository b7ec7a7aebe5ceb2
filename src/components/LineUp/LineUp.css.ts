import { globalStyle, style } from "@vanilla-extract/css";
import { below, between } from "../../styles/breakpoints.ts";
import { leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Flex items shrink in proportion to their widths, so all vehicles keep the same scale. */
export const row = style({
  display: "flex",
  "@media": {
    [between("sm", "lg")]: { flexWrap: "wrap", rowGap: space.lg },
    [below("sm")]: { containerType: "inline-size", flexDirection: "column", rowGap: space.sm },
  },
});
export const vehicle = style({ minWidth: 0 });
export const frame = style({ position: "relative", "@media": { [below("sm")]: { width: "fit-content" } } });
/** Equal heights keep all vehicles at the same scale. On phones, a 10 m × 4 m vehicle fills the column. */
export const placeholder = style({
  height: "auto",
  "@media": {
    [between("sm", "lg")]: { width: "auto", height: "8rem" },
    [below("sm")]: { width: "auto", height: "40cqi" },
  },
});
globalStyle(`${frame} img`, { position: "absolute", inset: 0 });
/** Dims the ruler, which would otherwise be the lightest part of a dark page. */
globalStyle(`.dark ${frame} img`, { maskImage: "linear-gradient(#000 90%, #0006 94%)" });
export const text = style({
  width: 0,
  minWidth: "100%",
  paddingBlockStart: space.sm,
  paddingInlineEnd: space.sm,
  lineHeight: leading.snug,
  "@media": { [below("sm")]: { width: "auto", minWidth: 0, paddingBlockStart: space.xs } },
});
globalStyle(`${text} strong`, { color: color.text, whiteSpace: "nowrap" });

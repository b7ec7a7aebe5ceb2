import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space, tracking } from "../../styles/scale.ts";

export const slide = style({
  display: "flex",
  flexDirection: "column",
  position: "relative",
  height: "100%",
  color: "#fff",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-4px" },
});
export const picture = style({
  overflow: "hidden",
  aspectRatio: "3 / 2",
  "@media": { [from("lg")]: { aspectRatio: "11 / 5" }, print: { aspectRatio: "2 / 1" } },
});
/** A cut-out keeps clear of the caption. */
export const cutOut = style([picture, { "@media": { [from("lg")]: { paddingInlineStart: "24rem" } } }]);
globalStyle(`${picture} > img`, { aspectRatio: "auto" });
export const text = style({
  display: "grid",
  flexGrow: 1,
  alignContent: "start",
  gap: space.xs,
  padding: `${space.md} ${space.lg} ${space.lg}`,
  backgroundColor: "#07182b",
  lineHeight: leading.snug,
  "@media": {
    [from("lg")]: {
      position: "absolute",
      insetBlockEnd: 0,
      insetInlineStart: 0,
      width: "27.5rem",
      padding: "2rem",
      borderStartEndRadius: radius.lg,
    },
    print: { padding: "0.25rem 0", color: "#000", backgroundColor: "transparent" },
  },
});
export const category = style({ color: "#7fe3d8", fontSize: fontSize.small, fontWeight: 600 });
export const title = style({
  fontSize: fontSize.h2,
  fontWeight: 650,
  lineHeight: leading.tight,
  letterSpacing: tracking.heading,
  textWrap: "balance",
  selectors: { [`${slide}:hover &`]: { textDecoration: "underline", textDecorationThickness: "0.08em" } },
  "@media": { print: { fontSize: "10pt" } },
});
export const caption = style({ color: "#c9d9ea", fontSize: "1.0625rem" });

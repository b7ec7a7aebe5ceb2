import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space, tracking } from "../../styles/scale.ts";

export const slide = style({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  color: "#fff",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-4px" },
  "@media": { [from("lg")]: { flexDirection: "row" } },
});
/** Beside the caption or, on small viewports, above it. `pictureSlots.slide` must match its width. */
export const picture = style({
  overflow: "hidden",
  aspectRatio: "3 / 2",
  "@media": {
    [from("lg")]: {
      order: 1,
      flexGrow: 1,
      aspectRatio: "2 / 1",
    },
    print: { aspectRatio: "2 / 1" },
  },
});
globalStyle(`${picture} > img`, { aspectRatio: "auto" });
export const text = style({
  display: "grid",
  flexGrow: 1,
  alignContent: "start",
  gap: space.xs,
  padding: `${space.md} ${space.lg} ${space.lg}`,
  lineHeight: leading.snug,
  "@media": {
    [from("lg")]: {
      flex: "0 0 22rem",
      alignContent: "center",
      gap: space.md,
      padding: space.xl,
    },
    print: { padding: "0.25rem 0", color: "#000" },
  },
});
export const category = style({ color: "#7fe3d8", fontSize: fontSize.small, fontWeight: 600 });
export const title = style({
  fontSize: fontSize.h1,
  fontWeight: 650,
  lineHeight: leading.tight,
  letterSpacing: tracking.heading,
  textWrap: "balance",
  selectors: { [`${slide}:hover &`]: { textDecoration: "underline", textDecorationThickness: "0.08em" } },
  "@media": { print: { fontSize: "10pt" } },
});
export const caption = style({ color: "#c9d9ea", fontSize: fontSize.lead });
/** The name of the page that the slide links to. */
export const page = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  marginBlockStart: space.sm,
  fontWeight: 600,
  "@media": { print: { display: "none" } },
});

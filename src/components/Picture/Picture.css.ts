import { globalStyle, style } from "@vanilla-extract/css";

export const image = style({
  width: "100%",
  height: "100%",
  aspectRatio: "3 / 2",
  objectFit: "cover",
});

/** The page's one eager picture turns into the next page's; client/morph.ts lends the name to cards. */
globalStyle("picture:has([fetchpriority])", { viewTransitionName: "scene" });

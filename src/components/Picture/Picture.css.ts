import { style } from "@vanilla-extract/css";

export const image = style({
  width: "100%",
  height: "100%",
  aspectRatio: "3 / 2",
  objectFit: "cover",
});

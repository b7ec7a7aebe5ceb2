import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { leading, numberSize, radius, space, tracking } from "../../styles/scale.ts";

const ink = "#07182b";

export const picture = style({ position: "absolute", inset: 0 });
globalStyle(`${picture} > img`, { aspectRatio: "auto", objectPosition: "bottom" });

export const labels = style({
  position: "absolute",
  // The whole picture's area, although its upper edge is cropped.
  inset: "auto 0 0",
  aspectRatio: "2",
  width: "100%",
  overflow: "visible",
  stroke: ink,
  strokeWidth: 2,
  selectors: { ".dark &": { stroke: "#fff" } },
});
globalStyle(`${labels} > circle`, {
  fill: "#fff",
  strokeWidth: 4,
  "@media": { [below("md")]: { r: "4px", strokeWidth: 2 } },
});
globalStyle(`.dark ${labels} > circle`, { stroke: ink });
globalStyle(`${labels} > foreignObject`, { overflow: "visible" });
export const place = style({ display: "grid", placeItems: "center", height: "100%" });
export const label = style({
  display: "grid",
  padding: "0.25rem 0.5rem",
  borderRadius: "0.5rem",
  backgroundColor: ink,
  color: "#fff",
  whiteSpace: "nowrap",
  forcedColorAdjust: "none",
  selectors: { ".dark &": { backgroundColor: "#060d18" } },
  "@media": { [from("lg")]: { padding: `${space.sm} ${space.md}`, borderRadius: radius.sm } },
});
export const figure = style({
  fontSize: "1.1875rem",
  fontWeight: 560,
  lineHeight: leading.snug,
  letterSpacing: tracking.figure,
  "@media": {
    [from("md")]: { fontSize: "1.5rem" },
    [from("lg")]: { fontSize: numberSize.row, lineHeight: leading.tight },
  },
});
export const name = style({
  fontSize: "0.875rem",
  fontWeight: 500,
  lineHeight: leading.snug,
  "@media": { [below("lg")]: { display: "none" } },
});

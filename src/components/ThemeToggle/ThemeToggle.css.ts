import { globalStyle, style } from "@vanilla-extract/css";
import { withoutScript } from "../../styles/breakpoints.ts";
import { round } from "../../styles/layout.css.ts";

export const toggle = style([round, { "@media": { [withoutScript]: { display: "none" } } }]);
export const whenLight = style({});
export const whenDark = style({});
// Only the theme counts, not a dark header.
globalStyle(`:root.dark ${whenLight}, :root:not(.dark) ${whenDark}`, { display: "none" });

import { globalStyle, style } from "@vanilla-extract/css";
import { withoutScript } from "../../styles/breakpoints.ts";
import { round } from "../../styles/layout.css.ts";

export const toggle = style([round, { "@media": { [withoutScript]: { display: "none" } } }]);
export const whenLight = style({});
export const whenDark = style({});
globalStyle(`.dark ${whenLight}, :root:not(.dark) ${whenDark}`, { display: "none" });

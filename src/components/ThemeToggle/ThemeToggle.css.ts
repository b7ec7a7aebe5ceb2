import { style } from "@vanilla-extract/css";
import { withoutScript } from "../../styles/breakpoints.ts";
import { round } from "../../styles/layout.css.ts";

export const toggle = style([round, { "@media": { [withoutScript]: { display: "none" } } }]);
export const whenLight = style({ selectors: { ".dark &": { display: "none" } } });
export const whenDark = style({ selectors: { ":root:not(.dark) &": { display: "none" } } });

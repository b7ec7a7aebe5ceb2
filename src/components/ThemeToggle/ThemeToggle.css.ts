import { style } from "@vanilla-extract/css";
import { withoutScript } from "../../styles/breakpoints.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const toggle = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.pill,
  color: color.text,
  ":hover": { backgroundColor: color.accentSoft },
  "@media": { [withoutScript]: { display: "none" } },
});
export const whenLight = style({ selectors: { ".dark &": { display: "none" } } });
export const whenDark = style({ selectors: { ":root:not(.dark) &": { display: "none" } } });
export const label = visuallyHidden;

import { style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const anatomy = style({ display: "grid", gap: space.content });
/** `pictureSlots.parts` must match the scene's width. */
export const scene = style({
  position: "relative",
  overflow: "clip",
  borderRadius: radius.lg,
  backgroundColor: color.ground,
  "@media": { [below("sm")]: { marginInline: `calc(-1 * ${page.gutter})`, borderRadius: 0 } },
});

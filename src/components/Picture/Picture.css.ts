import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { type Focus, focuses } from "../../content/pictureFields.ts";
import { color } from "../../styles/theme.css.ts";

const image = style({ width: "100%", height: "100%", aspectRatio: "3 / 2" });
export const variant = {
  opaque: style([
    image,
    {
      objectFit: "cover",
      // The placeholder colour is neutral, because a colour for each picture would add a line of HTML per
      // picture.
      backgroundColor: color.border,
    },
  ]),
  /** Cut-outs must not be cropped. The frame provides the background. */
  cutOut: style([image, { objectFit: "contain" }]),
};
/** Night scenes are rendered for the dark theme, and are too dark beside white sections. */
export const lit = style({});
globalStyle(`${lit} > img`, { filter: "brightness(1.15) saturate(0.9)" });
/** Some shadows end at the right edge of their picture. */
export const softShadow = { maskImage: "linear-gradient(90deg, #000 92%, #0000 99%)" };
/** Wide frames show the upper part of a portrait, because heads are there. */
export const portrait = style({ objectPosition: "50% 6%" });
export const focus = styleVariants(
  Object.fromEntries(focuses.map((part) => [part, part])) as Record<Focus, Focus>,
  (part) => ({ objectPosition: part, transformOrigin: part }),
);

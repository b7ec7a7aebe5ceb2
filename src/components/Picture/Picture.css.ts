import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { type Focus, focuses } from "../../content/primitives.ts";
import { onEntry } from "../../styles/onEntry.ts";
import { color } from "../../styles/theme.css.ts";

export const image = style({
  width: "100%",
  height: "100%",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  // A narrow head fades out what is at a scene's left; so what is cut off comes from there, too.
  objectPosition: "75%",
  // Seen while the picture loads: one tint of the theme, for a colour of its own would cost a line a picture.
  backgroundColor: color.border,
});
/** What the visitor scrolls to fades in. */
export const late = style([image, onEntry(keyframes({ from: { opacity: 0 } }))]);
/** Worn beside one of these where content says which part has to stay. */
export const focus = styleVariants(
  Object.fromEntries(focuses.map((part) => [part, part])) as Record<Focus, Focus>,
  (objectPosition) => ({ objectPosition }),
);

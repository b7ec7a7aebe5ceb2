import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { type Focus, focuses } from "../../content/primitives.ts";
import { onEntry } from "../../styles/onEntry.ts";
import { color } from "../../styles/theme.css.ts";

/** In the dark theme, pictures by day are dimmed; on paper they are as they are. */
export const dimmed = style({
  "@media": { screen: { selectors: { ".dark &": { filter: "brightness(.82) contrast(1.06)" } } } },
});

const image = style({ width: "100%", height: "100%", aspectRatio: "3 / 2" });
export const look = {
  opaque: style([
    image,
    {
      objectFit: "cover",
      // Seen while the picture loads: one tint of the theme, for a colour of its own would cost a line a picture.
      backgroundColor: color.border,
    },
  ]),
  /** Whole, whatever frame it stands in: the frame's ground is its own. */
  cutOut: style([image, { objectFit: "contain" }]),
};
/** What the visitor scrolls to fades in. */
export const late = style(onEntry(keyframes({ from: { opacity: 0 } })));
/** Worn where content says which part has to stay. */
export const focus = styleVariants(
  Object.fromEntries(focuses.map((part) => [part, part])) as Record<Focus, Focus>,
  (objectPosition) => ({ objectPosition }),
);

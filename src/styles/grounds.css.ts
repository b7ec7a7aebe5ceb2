import { style, styleVariants } from "@vanilla-extract/css";
import { color, colors } from "./theme.css.ts";
import { family } from "./tint.css.ts";

/** On a mid-tone, the light theme's muted text and links would have too little contrast. */
const ink = {
  vars: {
    [color.text]: "#07182b",
    [color.muted]: "#10233a",
    [color.brand]: "#07182b",
    [color.border]: "#07182b40",
  },
  color: color.text,
} as const;
const darkInk = {
  [color.text]: colors.dark.text,
  [color.muted]: colors.dark.muted,
  [color.brand]: colors.dark.brand,
  [color.border]: colors.dark.border,
};

/** The mid-tone of the page's own category. */
export const onGround = style({
  "@media": { screen: { ...ink, selectors: { ".dark &": { vars: darkInk } } } },
  backgroundColor: color.ground,
});

/** The sky above vehicles, by the temperature that the page is about. */
export const skies = styleVariants(
  {
    mixed: ["#79a6c8, #b9d3e4", "#0a1930, #1d4674"],
    fresh: ["#97c2ab, #d5e9d4", "#06201f, #14584c"],
    frozen: ["#7fbcca, #cdeaee", "#06202f, #12647a"],
    hot: ["#e0b59c, #f4e0b4", "#1d1430, #7a3a22"],
  },
  ([light, dark]) => [
    onGround,
    {
      backgroundImage: `linear-gradient(${light})`,
      selectors: { ".dark &": { backgroundImage: `linear-gradient(${dark})` } },
      "@media": { print: { backgroundImage: "none" } },
    },
  ],
);

/** A category's mid-tone, for page heads and pictures. */
export const grounded = styleVariants(family, (className) => [onGround, className]);

/** A panel that is dark in both themes. Links and primary buttons are white on it. */
const panel = (background: string, muted: string = colors.dark.muted) =>
  style([
    "dark",
    {
      backgroundColor: background,
      color: color.text,
      "@media": {
        screen: {
          vars: {
            [color.background]: background,
            [color.text]: "#fff",
            [color.muted]: muted,
            [color.brand]: "#fff",
            [color.border]: "#ffffff40",
          },
        },
        print: { backgroundColor: "transparent" },
      },
    },
  ]);

export const darkPanel = {
  /** The ground for cold, money and loads. */
  cold: panel("#0b2a50", "#c9d9ea"),
  /** Panels of words: a vision, a map's frame, a tile. */
  navy: panel("#0d2f57", "#c9d9ea"),
  /** Night scenes: some heads, and the last block of a page. */
  dusk: style([panel("#0a1a36", "#c9d9ea"), { backgroundImage: "linear-gradient(#0a1a36, #17315f 70%)" }]),
  /** A picture at night in a list of pictures. */
  night: panel("#10294f", "#c9d9ea"),
  /** A list below a picture. */
  list: panel("#07182b"),
};

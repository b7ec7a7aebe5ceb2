import { style, styleVariants } from "@vanilla-extract/css";
import { shades } from "./shades.ts";
import { color } from "./theme.css.ts";

/** Bands wear a share of the tint: on white a third, on near-black more, or it could not be told from the page. */
const band = (share: string) => `color-mix(in srgb, ${color.tint} ${share}, ${color.background})`;

/** Wear one of these to set the colours of a category for everything inside: `tint`, `band` and `soft`. */
export const family = styleVariants(shades, ({ light, dark }) => ({
  vars: { [color.tint]: light.tint, [color.soft]: light.soft, [color.band]: band("35%") },
  "@media": {
    screen: {
      selectors: {
        ".dark &, &.dark": {
          vars: { [color.tint]: dark.tint, [color.soft]: dark.soft, [color.band]: band("60%") },
        },
      },
    },
  },
}));

const ground = style({ backgroundColor: color.tint });

/** The same, on a ground of the tint. */
export const tinted = styleVariants(family, (worn) => [ground, worn]);

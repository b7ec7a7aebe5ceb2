import { style, styleVariants } from "@vanilla-extract/css";
import { shades } from "./shades.ts";
import { color, colors } from "./theme.css.ts";

/** Bands wear a share of the tint: on white a third, on near-black more, or it could not be told from the page. */
const lightBand = (tint: string) => mixed(tint, "#ffffff", 0.35);
const darkBand = (tint: string) => mixed(tint, colors.dark.background, 0.6);

/** A share of one colour in another, each as `#rrggbb`. */
const mixed = (one: string, other: string, share: number): string => {
  const channel = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(share * channel(one, at) + (1 - share) * channel(other, at));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, "0")).join("")}`;
};

/** Wear one of these to set the colours of a category for everything inside: `tint`, `band` and `soft`. */
export const family = styleVariants(shades, ({ light, dark }) => ({
  vars: { [color.tint]: light.tint, [color.soft]: light.soft, [color.band]: lightBand(light.tint) },
  "@media": {
    screen: {
      selectors: {
        ".dark &, &.dark": {
          vars: { [color.tint]: dark.tint, [color.soft]: dark.soft, [color.band]: darkBand(dark.tint) },
        },
      },
    },
  },
}));

const ground = style({ backgroundColor: color.tint });

/** The same, on a ground of the tint. */
export const tinted = styleVariants(family, (worn) => [ground, worn]);

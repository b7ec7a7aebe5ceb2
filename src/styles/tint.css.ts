import { styleVariants } from "@vanilla-extract/css";
import { shades } from "./shades.ts";
import { color, colors } from "./theme.css.ts";

/** On white, bands have about half of the tint. On near-black, bands need a larger share to be visible. */
const lightBand = (tint: string) => mixed(tint, "#ffffff", 0.5);
const darkBand = (tint: string) => mixed(tint, colors.dark.background, 0.75);

/** Mixes two `#rrggbb` colours. `share` is the first colour's share, from 0 to 1. */
const mixed = (one: string, other: string, share: number): string => {
  const channel = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(share * channel(one, at) + (1 - share) * channel(other, at));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, "0")).join("")}`;
};

/**
 * The dark theme also tints the background, cards and borders, because brown cards would clash with a blue
 * page.
 */
const byNight = ({ tint, soft }: { tint: string; soft: string }) => ({
  [color.background]: mixed(tint, colors.dark.background, 0.25),
  [color.tint]: tint,
  [color.ground]: tint,
  [color.soft]: soft,
  [color.band]: darkBand(tint),
  [color.surface]: mixed(soft, tint, 0.4),
  [color.border]: mixed("#ffffff", soft, 0.08),
});

/** Sets a category's colours for all descendants. */
export const family = styleVariants(shades, ({ light, dark }) => ({
  vars: {
    [color.tint]: light.tint,
    [color.soft]: light.soft,
    [color.ground]: light.ground,
    [color.band]: lightBand(light.tint),
  },
  "@media": {
    screen: {
      selectors: { ".dark &": { vars: byNight(dark) } },
    },
  },
}));

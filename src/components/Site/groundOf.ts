import type { Look } from "../../content/sections.ts";
import { darkPanel, grounded, skies } from "../../styles/grounds.css.ts";
import { shadesOf } from "../../styles/shades.ts";

/** Returns the class of the ground that a page's closing block and its cards share. */
export function groundOf({ layout, sky }: Look, category: string | undefined): string {
  if (sky) return skies[sky];
  if (layout === "vehicles") return skies.mixed;
  return isDusk(layout) ? darkPanel.dusk : grounded[shadesOf(category)];
}

const skyShades = {
  mixed: "Commercial",
  fresh: "Education",
  frozen: "Refrigeration",
  hot: "Retail",
} as const;

/** Returns the class of a picture's ground in a list of pictures, where gradients would compete. */
export function tileGroundOf({ layout, sky = "mixed" }: Look, category: string | undefined): string {
  if (isDusk(layout)) return darkPanel.night;
  return grounded[layout === "vehicles" ? skyShades[sky] : shadesOf(category)];
}

/** Returns whether pages of a kind have night pictures in both themes. */
export const isDusk = (layout: Look["layout"]): boolean => layout === "cold";

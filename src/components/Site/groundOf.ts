import type { Look } from "../../content/sections.ts";
import { darkPanel, grounded } from "../../styles/grounds.css.ts";
import { type shades, shadesOf } from "../../styles/shades.ts";

const skyShades = {
  mixed: "Commercial",
  fresh: "Education",
  frozen: "Refrigeration",
  hot: "Retail",
} as const;

/** Returns the key of a page's colours: those of the sky above its vehicles, or of its category. */
export const pageShades = ({ sky }: Look, category: string | undefined): keyof typeof shades =>
  sky ? skyShades[sky] : shadesOf(category);

/** Returns the class of a picture's ground in a list of pictures, where gradients would compete. */
export function tileGroundOf(look: Look, category: string | undefined): string {
  return isDusk(look.layout) ? darkPanel.night : grounded[pageShades(look, category)];
}

/** Returns whether pages of a kind have night pictures in both themes. */
export const isDusk = (layout: Look["layout"]): boolean => layout === "cold";

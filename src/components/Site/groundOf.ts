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

/**
 * Returns the class of a picture's ground in a list of pictures, where gradients would compete. Pages about cold have
 * night pictures in both themes.
 */
export function tileGroundOf({ layout, ...look }: Look, category: string | undefined): string {
  return layout === "cold" ? darkPanel.night : grounded[pageShades(look, category)];
}

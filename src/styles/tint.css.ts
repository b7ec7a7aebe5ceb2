import { createVar, style, styleVariants } from "@vanilla-extract/css";
import type { Category } from "../content/primitives.ts";

/** Background of a page's head, after the category that the page belongs to. */
export const tint = createVar();

const base = style({ backgroundColor: tint });

/** Light and dark shade of each colour family; the same families as in the pictures. */
const shades: Record<Category | "Company", [light: string, dark: string]> = {
  Company: ["#e6f0f8", "#0f2238"],
  Residential: ["#f7efe2", "#1c2029"],
  Commercial: ["#e3eff7", "#0e2439"],
  Healthcare: ["#e2f4ec", "#0d2a2b"],
  Education: ["#e2f4ec", "#0d2a2b"],
  Hospitality: ["#f9ede0", "#20202a"],
  Retail: ["#fbe9e4", "#241d2d"],
  Technology: ["#ece9f8", "#1a1d3b"],
  Refrigeration: ["#e0f3f8", "#0b2836"],
};

/** Wear one of these to set `tint`. */
export const tinted = styleVariants(shades, ([light, dark]) => [
  base,
  { vars: { [tint]: light }, selectors: { ".dark &": { vars: { [tint]: dark } } } },
]);

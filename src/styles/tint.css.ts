import { createVar, style, styleVariants } from "@vanilla-extract/css";
import type { Category } from "../content/primitives.ts";

/** Background of a page's head, after the category that the page belongs to. */
export const tint = createVar();

const base = style({ backgroundColor: tint });

/** Light and dark shade of each colour family; the same families as in the pictures. */
const shades: Record<Category | "Company", [light: string, dark: string]> = {
  Company: ["#e0e9ed", "#0f2238"],
  Residential: ["#efe7d4", "#1f2033"],
  Commercial: ["#dfeaee", "#0e2439"],
  Healthcare: ["#dcece3", "#0d2a2b"],
  Education: ["#dcece3", "#0d2a2b"],
  Hospitality: ["#f0e7d4", "#1f2033"],
  Retail: ["#f4e5db", "#241d2d"],
  Technology: ["#eae6ee", "#1a1d3b"],
  Refrigeration: ["#dcebec", "#0b2836"],
};

/** Wear one of these to set `tint`. */
export const tinted = styleVariants(shades, ([light, dark]) => [
  base,
  { vars: { [tint]: light }, selectors: { ".dark &": { vars: { [tint]: dark } } } },
]);

import { assignVars, createThemeContract, globalStyle, style } from "@vanilla-extract/css";
import { shades } from "./shades.ts";

/** Colour roles. Components must use only these roles. */
export const color = createThemeContract({
  background: null,
  /** Background of forms and tables. It depends on the category (tint.css.ts). */
  tint: null,
  /** Background of pictures and of page heads: a mid-tone that depends on the category. */
  ground: null,
  /** Background of section bands, weaker than `tint`. */
  band: null,
  /** Background of charts, badges and hovered items. */
  soft: null,
  surface: null,
  border: null,
  text: null,
  muted: null,
  /** Links, primary buttons and focus outlines. Text on primary buttons has the page's background colour. */
  brand: null,
  /** Cold, like the cooling equipment in pictures. Do not use it for anything else. */
  accent: null,
  accentSoft: null,
  /** Heat, outdoors, and the one large figure of a page. Do not use it for anything else. */
  heat: null,
  heatSoft: null,
  danger: null,
  shadow: null,
});

const light = {
  background: "#fff",
  ...shades.Company.light,
  band: "#f2f6fa",
  surface: "#fff",
  border: "#c8d5e2",
  text: "#10233a",
  muted: "#3a4d62",
  brand: "#08478a",
  accent: "#07756f",
  accentSoft: "#d9f3f0",
  heat: "#b0470b",
  heatSoft: "#fde8d8",
  danger: "#b3261e",
  shadow: "0 8px 24px #10233a17",
};

const dark = {
  background: "#060d18",
  ...shades.Company.dark,
  ground: shades.Company.dark.tint,
  band: "#0d1a2c",
  surface: "#172a44",
  border: "#2b4565",
  text: "#eaf2fa",
  muted: "#adc0d4",
  brand: "#7bbcff",
  accent: "#4fd1c5",
  accentSoft: "#123c44",
  heat: "#ffa666",
  heatSoft: "#472a1d",
  danger: "#ff9d94",
  shadow: "0 8px 24px #0006",
};

globalStyle(":root", { vars: assignVars(color, light), colorScheme: "light" });
globalStyle(".dark", { "@media": { screen: { vars: assignVars(color, dark), colorScheme: "dark" } } });

/** Background of bands that are dark in both themes: the top bar and the footer. */
export const deepBackground = "#060d18";

/** Values for images that are drawn at build time, such as icons and social cards. */
export const colors = { light, dark, deepBackground };

/** Applies the dark values of all roles, regardless of the current theme. */
export const deep = style(["dark", { color: color.text, backgroundColor: deepBackground }]);

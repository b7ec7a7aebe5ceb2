import { assignVars, createThemeContract, createVar, globalStyle, style } from "@vanilla-extract/css";
import { shades } from "./shades.ts";

/**
 * The roles that colours play. Components name roles only; both value sets stand below,
 * and nothing else in the project knows which theme is on.
 */
export const color = createThemeContract({
  /** The page. */
  background: null,
  /** The ground of heads, of what closes a page, and of pictures that are cut out. Pages wear their category's (tint.css.ts). */
  tint: null,
  /** Bands that set a section apart from the page: a share of the tint. */
  band: null,
  /** The ground of charts and badges, and of what the pointer is on. */
  soft: null,
  /** Cards and sheets. */
  surface: null,
  border: null,
  text: null,
  muted: null,
  /** Links, primary buttons (whose words have the colour of the page), the ring of what has the focus. */
  brand: null,
  /** Marks cold, as it marks the cooling equipment in pictures; nothing else. */
  accent: null,
  accentSoft: null,
  /** Marks heat and the outside: the other half of the temperature scale; nothing else. */
  heat: null,
  heatSoft: null,
  danger: null,
  /** Shadow of raised things. */
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
/** Paper is light whatever the theme. */
globalStyle(".dark", { "@media": { screen: { vars: assignVars(color, dark), colorScheme: "dark" } } });

/** The ground of `deep` bands, which wear the dark theme on every page: top bar, footer, closing block. */
export const ground = "#060d18";

/** The values themselves, for what is drawn at build and stands outside the pages: icons, share pictures. */
export const colors = { light, dark, ground };

/** The background that a section has laid under what it holds, where that isn't the page's. */
export const under = createVar();

/** The dark theme, whichever theme is on: every role inside takes its dark value. */
export const night = style(["dark", { color: color.text }]);
/** A band in it. */
export const deep = style([night, { backgroundColor: ground }]);

import { assignVars, createThemeContract, createVar, globalStyle, style } from "@vanilla-extract/css";

/**
 * The roles that colours play. Components name roles only; both value sets stand below,
 * and nothing else in the project knows which theme is on.
 */
export const color = createThemeContract({
  /** The page. */
  background: null,
  /** Bands that set a section apart from the page. */
  band: null,
  /** Cards and sheets. */
  surface: null,
  border: null,
  text: null,
  muted: null,
  /** Links, primary buttons (whose words have the colour of the page), the ring of what has the focus. */
  brand: null,
  /** Marks the cooling equipment in pictures; here: icons, small highlights. */
  accent: null,
  accentSoft: null,
  /** Marks heat and the outside: the other half of the temperature scale. */
  heat: null,
  heatSoft: null,
  danger: null,
  /** Shadow of raised things. */
  shadow: null,
});

const light = {
  background: "#fff",
  band: "#f2f6fa",
  surface: "#fff",
  border: "#c8d5e2",
  text: "#10233a",
  muted: "#3a4d62",
  brand: "#0a519a",
  accent: "#07756f",
  accentSoft: "#d9f3f0",
  heat: "#b0470b",
  heatSoft: "#fde8d8",
  danger: "#b3261e",
  shadow: "0 8px 24px #10233a17",
};

const dark = {
  background: "#0a1626",
  band: "#0e1e33",
  surface: "#13263f",
  border: "#27405e",
  text: "#eaf2fa",
  muted: "#adc0d4",
  brand: "#6fb6ff",
  accent: "#4fd1c5",
  accentSoft: "#123c44",
  heat: "#ffa666",
  heatSoft: "#472a1d",
  danger: "#ff9d94",
  shadow: "0 8px 24px #0006",
};

globalStyle(":root", { vars: assignVars(color, light), colorScheme: "light" });
globalStyle(".dark", { vars: assignVars(color, dark), colorScheme: "dark" });

/** The ground of `deep` bands, which wear the dark theme on every page: top bar, footer, closing block. */
export const ground = "#07111f";

/** The values themselves, for what is drawn at build and stands outside the pages: icons, share pictures. */
export const colors = { light, dark, ground };

/** The background that a section has laid under what it holds, where that isn't the page's. */
export const under = createVar();

/** A band in the dark theme, whichever theme is on: every role inside takes its dark value. */
export const deep = style(["dark", { backgroundColor: ground, color: color.text }]);

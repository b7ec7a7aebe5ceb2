/**
 * `tint` is the background of bands and forms. `soft` is stronger, for charts and badges. `ground` is a
 * mid-tone behind pictures, because white machines disappear on pale colours. The theme's text has a contrast
 * of at least 6.9 on it. In the dark theme, the ground is the tint.
 */
type Shades = { tint: string; soft: string };

const sand = {
  light: { tint: "#f1e8d6", soft: "#ebdfc6", ground: "#d9c494" },
  dark: { tint: "#1b1a33", soft: "#2f2c54" },
};
const mint = {
  light: { tint: "#dcece3", soft: "#cde5d7", ground: "#a5cab9" },
  dark: { tint: "#08242f", soft: "#123d4b" },
};

export const shades = {
  Company: {
    light: { tint: "#e1e9ee", soft: "#d5e0e8", ground: "#9dbfd8" },
    dark: { tint: "#0f2136", soft: "#1d3653" },
  },
  Residential: sand,
  Commercial: {
    light: { tint: "#dcebf2", soft: "#cee3ed", ground: "#9dbfd8" },
    dark: { tint: "#0b233a", soft: "#17395a" },
  },
  Healthcare: mint,
  Education: mint,
  Hospitality: sand,
  Retail: {
    light: { tint: "#f6e4da", soft: "#f2d7c8", ground: "#e0b59c" },
    dark: { tint: "#241a33", soft: "#3c2c52" },
  },
  Technology: {
    light: { tint: "#eae5f0", soft: "#e0d7ea", ground: "#b9aecb" },
    dark: { tint: "#1a1a36", soft: "#2e2d57" },
  },
  Refrigeration: {
    light: { tint: "#d9ecee", soft: "#c9e5e8", ground: "#7fbcca" },
    dark: { tint: "#072833", soft: "#104350" },
  },
} satisfies Record<string, { light: Shades & { ground: string }; dark: Shades }>;

/** Returns the key of a category's colours, or `Company` if the category has none. */
export const shadesOf = (category: string | undefined): keyof typeof shades =>
  category && Object.hasOwn(shades, category) ? (category as keyof typeof shades) : "Company";

/**
 * A system font that is shown until Geist has loaded. Its files are those of the `regular` and `bold` names.
 * `widths` are percentages, for the weights 400, 500, and 600 and bolder: the width of all texts of the site in
 * Geist, divided by their width in the system font's regular (400, 500) or bold file.
 */
type StandIn = { family: string; regular: string[]; bold: string[]; widths: [number, number, number] };

const named = (family: string) => ({ regular: [family], bold: [`${family} Bold`] });

/**
 * The order is that of preference. Helvetica and Liberation Sans have the widths of Arial, Open Sans those of
 * Noto Sans.
 */
export const standIns: StandIn[] = [
  {
    family: "LikeArial",
    regular: ["Arial", "Helvetica", "Liberation Sans", "Arimo"],
    bold: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold", "Arimo Bold"],
    widths: [102.1, 103.5, 100.6],
  },
  { family: "LikeRoboto", ...named("Roboto"), widths: [102.8, 104.9, 107] },
  { family: "LikeDejaVu", ...named("DejaVu Sans"), widths: [90.1, 92, 85] },
  {
    family: "LikeNoto",
    regular: ["Noto Sans", "Noto Sans Regular", "Open Sans"],
    bold: ["Noto Sans Bold", "Open Sans Bold"],
    widths: [97.3, 100.2, 97.4],
  },
];

/** The web font, which the build subsets. Ascent and descent are percentages of the font size. */
export const font = {
  name: "Geist",
  family: ["Geist", ...standIns.map(({ family }) => family), "sans-serif"].join(),
  ascent: 100.5,
  descent: 29.5,
} as const;

/** Noto Nastaliq Urdu, subset by the build. */
export const urduName = "Nastaliq";

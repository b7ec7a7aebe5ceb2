import { metresPerFoot as foot, wattsPerBtu } from "../physics/units.ts";

/** Area in m² of a marla in land surveys. Some city authorities use a marla of 225 or 250 ft² instead. */
const marla = 272.25 * foot ** 2;

type Quantity = readonly (readonly [size: number, spellings: string])[];

/** Unit sizes in SI units (kW for cooling), and the units' spellings without spaces and full stops. */
const quantities = {
  length: [
    [1, "m mtr metre metres meter meters"],
    [0.01, "cm"],
    [foot, "ft feet foot '"],
  ],
  area: [
    [1, "m2 sqm squaremetres squaremeters"],
    [foot ** 2, "ft2 sqft sft squarefeet"],
    [9 * foot ** 2, "yd2 sqyd sqyards squareyards gaz"],
    [marla, "marla marlas"],
    [20 * marla, "kanal kanals"],
    [160 * marla, "acre acres"],
  ],
  volume: [
    [1, "m3 cum cubicmetres cubicmeters"],
    [foot ** 3, "cft ft3 cuft cubicfeet"],
    [0.001, "l ltr litre litres liter liters"],
  ],
  // In Pakistan's markets, a maund is 40 kg.
  mass: [
    [1, "kg kgs kilo kilos"],
    [40, "maund maunds mann man"],
    [1000, "t ton tons tonne tonnes"],
  ],
  cooling: [
    [12 * wattsPerBtu, "tons ton tr"],
    [1, "kw"],
    [wattsPerBtu / 1000, "btu/h btu/hr btuh btu"],
  ],
  temperature: [[1, "°c c °"]],
} as const satisfies Record<string, Quantity>;

/**
 * Units in a field's menu, with the default first, and an example that is valid in every field with that
 * unit.
 */
const menus = {
  m: { quantity: "length", units: ["m", "ft"], example: "10 ft 6 in" },
  ft: { quantity: "length", units: ["ft", "m"], example: "10 ft 6 in" },
  "m²": { quantity: "area", units: ["m²", "kanal", "marla", "ft²"], example: "2 kanal" },
  "ft²": { quantity: "area", units: ["ft²", "m²"], example: "20 sq ft" },
  "m³": { quantity: "volume", units: ["m³", "cft", "litres"], example: "200 cft" },
  kg: { quantity: "mass", units: ["kg", "maund", "tonnes"], example: "5 maund" },
  tons: { quantity: "cooling", units: ["tons", "kW"], example: "35 kW" },
  "°C": { quantity: "temperature", units: ["°C"], example: "−18 °C" },
} as const satisfies Record<string, { quantity: keyof typeof quantities; units: string[]; example: string }>;

export type Unit = keyof typeof menus;

export const unitsOf = (unit: Unit): readonly string[] => menus[unit].units;
export const exampleOf = (unit: Unit): string => menus[unit].example;

/**
 * Normalises case, superscripts, quotes, dashes, and Arabic and Persian digits and separators. Removes a
 * final `/day`.
 */
const plain = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[٬،]/g, ",")
    .replace(/٫/g, ".")
    .normalize("NFKD")
    .replace(/[’‘′`]/g, "'")
    .replace(/[”“]|''/g, '"')
    .replace(/[−–]/g, "-")
    .trim()
    .toLowerCase()
    .replace(/\s*(\/|\bper|\ba)\s*day$/, "");

/** Matches `14'6"`, `14 ft 6` and `14-6 ft`. A unit menu that is set to feet adds the final `ft`. */
const feetAndInches =
  /^(\d{1,3})\s*('|ft|feet|foot|-)\s*((?:0?\d|1[01])(?:\.\d{1,2})?)\s*(?:"|in|inch|inches)?\s*(ft)?$/;

/** Matches three inside dimensions: `8 x 5 x 5 ft`, `2.4×1.6×1.7 m`. Without a unit, they are in metres. */
const dimensions =
  /^(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)\s*(?:m3?|metres?|(ft|feet|'|cft))?$/;

const volumeOf = (entry: string): string =>
  entry.replace(dimensions, (_, length, width, height, feet) => {
    const volume = Number(length) * Number(width) * Number(height);
    return `${volume.toFixed(2)} ${feet ? "cft" : "m3"}`;
  });

/**
 * Converts entries with two units to one unit, and lakhs to a plain number. Without a unit, `14-6` means feet
 * and inches only in fields for feet.
 */
const inOneUnit = (entry: string, unit: Unit | undefined): string =>
  (unit === "m³" ? volumeOf(entry) : entry)
    .replace(feetAndInches, (all, feet, mark, inches, ft) =>
      !unit || !sizeOf("ft", unit) || (mark === "-" && unit !== "ft" && !ft)
        ? all
        : `${(Number(feet) + Number(inches) / 12).toFixed(4)} ft`,
    )
    .replace(/^(\d+)\s*kanals?\s*(1?\d)\s*marlas?$/, (_, kanal, more) => `${20 * kanal + Number(more)} marla`)
    .replace(/^(\d+(?:\.\d+)?)\s*(?:lakh|lac)s?/, (_, lakhs) => String(Math.round(lakhs * 100_000)));

/**
 * A number and its unit. Commas may group thousands or lakhs (`2,000`, `1,00,000`). A point or any
 * other comma is a decimal separator.
 */
const written =
  /^(?<sign>[+-]?)\s*(?:(?<grouped>[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d{1,4})?)|(?<decimal>\d{1,6}(?:\.\d{1,4}|,\d{1,2})?))(?<name>\D.*)?$/;

export type Measurement = { value: number; isConverted: boolean };

/**
 * Parses a number as people write it: `12`, `12.5`, `12,5`, `2,000`, `۱۲`, `12 ft`, `14'6"`, `2 lakh`. A
 * number in another unit of the field's quantity is converted: `60 kW` in a field for tons is 17.06.
 * Converted numbers are rounded to hundredths below 100, and to whole numbers above. Returns undefined for
 * text in any other format.
 */
export function readMeasure(text: string, unit?: Unit): Measurement | undefined {
  const entry = plain(text);
  const single = inOneUnit(entry, unit);
  const { sign, grouped, decimal = "", name } = written.exec(single)?.groups ?? {};
  const number = Number(grouped?.replaceAll(",", "") ?? (decimal.replace(",", ".") || Number.NaN));
  const value = sign === "-" ? 0 - number : number;
  const own = unit && sizeOf(unit, unit);
  const size = unit && name !== undefined ? sizeOf(name, unit) : own;
  if (Number.isNaN(value) || (name !== undefined && size === undefined)) return undefined;
  if (size === own && single === entry) return { value, isConverted: false };
  const converted = (value * (size ?? 1)) / (own ?? 1);
  return { value: Number(converted.toFixed(converted < 100 ? 2 : 0)), isConverted: true };
}

function sizeOf(name: string, unit: Unit): number | undefined {
  const spelling = plain(name).replace(/[\s.]/g, "");
  const units: Quantity = quantities[menus[unit].quantity];
  return units.find(([, spellings]) => spellings.split(" ").includes(spelling))?.[0];
}

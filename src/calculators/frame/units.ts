import { metresPerFoot, wattsPerTon } from "../physics/units.ts";

const squareFoot = metresPerFoot ** 2;

/** The survey's marla, 20 to the kanal, in m²; some city authorities use 225 or 250 ft². */
const marla = 272.25 * squareFoot;

/** The units of a field's menu with their sizes in the field's own unit, which comes first. */
const menus = {
  m: { m: 1, ft: metresPerFoot },
  ft: { ft: 1, m: 1 / metresPerFoot },
  "m²": { "m²": 1, kanal: 20 * marla, marla, "ft²": squareFoot },
  "ft²": { "ft²": 1, "m²": 1 / squareFoot },
  "m³": { "m³": 1, cft: metresPerFoot ** 3, litres: 0.001 },
  // A maund is 40 kg, as in Pakistan's markets.
  kg: { kg: 1, maund: 40, tonnes: 1000 },
  tons: { tons: 1, kW: 1000 / wattsPerTon },
} as const satisfies Record<string, Record<string, number>>;

export type Unit = keyof typeof menus;

export const unitsOf = (unit: Unit): string[] => Object.keys(menus[unit]);

/** Normalises case, superscripts, and Arabic and Persian digits and separators. */
const plain = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[٬،]/g, ",")
    .replace(/٫/g, ".")
    .normalize("NFKD")
    .trim()
    .toLowerCase();

/** A number with grouped thousands or lakhs (`2,000`, `1,00,000`) or with a decimal point or comma, and its unit. */
const written =
  /^(?:(?<grouped>[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d{1,4})?)|(?<decimal>\d{1,6}(?:\.\d{1,4}|,\d{1,2})?))\s*(?<name>\D.*)?$/;

export type Measurement = { value: number; isConverted: boolean };

/**
 * Parses a number as people write it: `12`, `12.5`, `12,5`, `2,000`, `۱۲`, `12 ft`. A number in another unit of the
 * field's menu is converted, to hundredths or from 100 on to whole numbers: `60 kW` in a field for tons is 17.06.
 * Returns undefined for anything else.
 */
export function readMeasure(text: string, unit?: Unit): Measurement | undefined {
  const { grouped, decimal = "", name } = written.exec(plain(text))?.groups ?? {};
  const value = Number(grouped?.replaceAll(",", "") ?? (decimal.replace(",", ".") || Number.NaN));
  if (Number.isNaN(value) || name === undefined)
    return Number.isNaN(value) ? undefined : { value, isConverted: false };
  const sizes = Object.entries<number>(unit ? menus[unit] : {});
  const [, size] = sizes.find(([own]) => plain(own) === name) ?? [];
  if (size === undefined || size === 1) return size && { value, isConverted: false };
  return { value: Number((value * size).toFixed(value * size < 100 ? 2 : 0)), isConverted: true };
}

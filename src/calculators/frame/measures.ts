import { inMetres, inSquareMetres, feet, squareFeet, wattsPerTon } from "../physics/units.ts";

const foot: number = inMetres(feet(1));
const squareFoot: number = inSquareMetres(squareFeet(1));

/** The survey's marla, 20 to the kanal, in square feet; some city authorities use 225 or 250. */
const marla = 272.25 * squareFoot;

/**
 * Units by quantity: each unit's size in the SI unit (m, m², m³, kg, kW) and its accepted spellings, in lower
 * case without spaces and full stops. A maund is 40 kg, as in Pakistan's markets.
 */
const quantities = {
  length: {
    m: [1, "m", "metre", "metres", "meter", "meters", "mtr"],
    cm: [0.01, "cm"],
    mm: [0.001, "mm"],
    ft: [foot, "ft", "feet", "foot", "'"],
    in: [foot / 12, "in", "inch", "inches", '"'],
  },
  area: {
    "m²": [1, "m2", "sqm", "squaremetres", "squaremeters"],
    "ft²": [squareFoot, "ft2", "sqft", "sft", "squarefeet"],
    "yd²": [9 * squareFoot, "yd2", "sqyd", "sqyards", "squareyards", "gaz"],
    marla: [marla, "marla", "marlas"],
    kanal: [20 * marla, "kanal", "kanals"],
    acre: [160 * marla, "acre", "acres"],
  },
  volume: {
    "m³": [1, "m3", "cum", "cubicmetres", "cubicmeters"],
    cft: [foot ** 3, "cft", "ft3", "cuft", "cubicfeet"],
    litres: [0.001, "l", "ltr", "litre", "litres", "liter", "liters"],
  },
  mass: {
    kg: [1, "kg", "kgs", "kilo", "kilos"],
    maund: [40, "maund", "maunds", "mann", "man"],
    tonnes: [1000, "tonnes", "tonne", "t", "ton", "tons"],
  },
  cooling: {
    tons: [wattsPerTon / 1000, "tons", "ton", "tr"],
    kW: [1, "kw"],
    "BTU/h": [wattsPerTon / 12_000_000, "btu/h", "btu/hr", "btuh", "btu"],
  },
  temperature: { "°C": [1, "°c", "c", "°"] },
} as const satisfies Record<string, Record<string, readonly [size: number, ...spellings: string[]]>>;

export type Quantity = keyof typeof quantities;

/** Units of fields, each with its quantity and the alternatives in its menu. */
const offered = {
  m: ["length", "ft"],
  ft: ["length", "m"],
  "m²": ["area", "kanal", "marla", "ft²"],
  "ft²": ["area", "m²"],
  "m³": ["volume", "cft", "litres"],
  kg: ["mass", "maund", "tonnes"],
  tons: ["cooling", "kW"],
  "°C": ["temperature"],
} as const satisfies Record<string, readonly [Quantity, ...string[]]>;

export type Unit = keyof typeof offered;

export const quantityOf = (unit: Unit): Quantity => offered[unit][0];

export const unitsOf = (unit: Unit): string[] => [unit, ...offered[unit].slice(1)];

/** Normalises Arabic and Persian digits and punctuation, typographic quotes and superscripts to ASCII. */
const plain = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[٬،]/g, ",")
    .replace(/٫/g, ".")
    .replace(/[’‘′`]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/²/g, "2")
    .replace(/³/g, "3")
    .trim()
    .toLowerCase()
    .replace(/\s*(\/|\bper|\ba)\s*day$/, "");

/**
 * A number with grouped thousands or lakhs (`2,000`, `1,00,000`) or with a decimal point or comma, and its
 * unit.
 */
const written =
  /^(?:(?<grouped>[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d{1,4})?)|(?<decimal>\d{1,6}(?:\.\d{1,4}|,\d{1,2})?))(?<unit>\D.*)?$/;

/** Two units: `14'6"`, `14 ft 6 in`, `14 feet 6`, `1 kanal 10 marla`. */
const compound =
  /^(?<whole>\d{1,4})\s*(?<large>[a-z]+|')\s*(?<rest>\d{1,2}(?:\.\d{1,2})?)\s*(?<small>[a-z]+|")?$/;
/** `14-6` means feet and inches in a field for feet, `14-6 ft` in any field. */
const feetDashInches = /^(\d{1,3})\s*-\s*(\d{1,2})(\s*ft)?$/;

export type Measurement = { value: number; isConverted: boolean };

/**
 * Parses a number as people write it: `12`, `12.5`, `12,5`, `2,000`, `12 ft`, `۱۲`, `14'6"`. Numbers in
 * another unit of the quantity are converted: `60 kW` in a field for tons is 17.06. Returns undefined for
 * anything else.
 */
export function readMeasure(text: string, unit?: Unit): Measurement | undefined {
  const entry = plain(text);
  const { grouped, decimal, unit: given } = written.exec(entry)?.groups ?? {};
  const value =
    grouped === undefined ? Number(decimal?.replace(",", ".")) : Number(grouped.replaceAll(",", ""));
  if (given === undefined) return Number.isNaN(value) ? undefined : { value, isConverted: false };
  if (!unit) return undefined;
  const size = sizeOf(given, unit);
  if (size === undefined) return readCompound(entry, unit);
  return size === sizeOfOwn(unit) ? { value, isConverted: false } : converted(value * size, unit);
}

function readCompound(entry: string, unit: Unit): Measurement | undefined {
  const spelled = entry.replace(feetDashInches, (dashed, most, more, ft) =>
    unit === "ft" || ft ? `${most} ft ${more} in` : dashed,
  );
  const { whole, large = "", rest, small } = compound.exec(spelled)?.groups ?? {};
  const largeSize = sizeOf(large, unit) ?? 0;
  const smallSize = sizeOf(small ?? (largeSize === foot ? "in" : ""), unit) ?? 0;
  const [most, more] = [Number(whole) * largeSize, Number(rest) * smallSize];
  return smallSize > 0 && more < largeSize ? converted(most + more, unit) : undefined;
}

/** Rounds to hundredths of the field's unit, from 100 on to whole ones. */
function converted(measure: number, unit: Unit): Measurement {
  const value = measure / sizeOfOwn(unit);
  return { value: Number(value.toFixed(value < 100 ? 2 : 0)), isConverted: true };
}

type Sizes = Record<string, readonly [size: number, ...spellings: string[]]>;

function sizeOf(spelling: string, unit: Unit): number | undefined {
  const word = spelling.replace(/[\s.]/g, "");
  const sizes: Sizes = quantities[quantityOf(unit)];
  return Object.values(sizes).find(([, ...spellings]) => spellings.includes(word))?.[0];
}

const sizeOfOwn = (unit: Unit): number => (quantities[quantityOf(unit)] as Sizes)[unit]?.[0] ?? Number.NaN;

import type { Estimate } from "../../content/calculators/coolingLoad.ts";
import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import { fill, printedRange } from "../ToolFrame/fill.ts";

const hundreds = (value: number) => 100 * Math.round(value / 100);

/** `1.0–1.5 tons`. */
export const rangeWords = ({ range }: Estimate, words: CoolingLoadWords): string =>
  fill(words.range, { tons: printedRange(range.tons, 1) });

/** The same in kW and BTU/h. */
export const metricWords = ({ range: { watts, btu } }: Estimate, words: CoolingLoadWords): string =>
  fill(words.metric, {
    kilowatts: printedRange([watts[0] / 1000, watts[1] / 1000], 1),
    btu: printedRange([hundreds(btu[0]), hundreds(btu[1])]),
  });

/** The smallest standard units that cover the middle of the range. */
export const unitWords = ({ units: { count, size } }: Estimate, words: CoolingLoadWords): string =>
  fill(count === 1 ? words.oneUnit : words.severalUnits, { count, size });

/** From this much on a unit is too large: it stops before it has dried the air. */
const oversized = 1.25;

/** A warning where the standard size is much larger than the room needs. */
export const oversizedWords = ({ units, range }: Estimate, words: CoolingLoadWords): string =>
  units.count * units.size > oversized * range.tons[1] ? words.oversized : "";

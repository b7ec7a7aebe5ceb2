import type { Estimate } from "../../content/calculators/coolingLoad.ts";
import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import { fill, printed } from "../ToolFrame/fill.ts";

const hundreds = (value: number) => printed(100 * Math.round(value / 100));

/** `1.0–1.5 tons`. */
export const rangeWords = ({ range }: Estimate, words: CoolingLoadWords): string =>
  fill(words.range, { low: printed(range.tons[0], 1), high: printed(range.tons[1], 1) });

/** The same in kW and BTU/h. */
export const metricWords = ({ range }: Estimate, words: CoolingLoadWords): string =>
  fill(words.metric, {
    lowKilowatts: printed(range.watts[0] / 1000, 1),
    highKilowatts: printed(range.watts[1] / 1000, 1),
    lowBtu: hundreds(range.btu[0]),
    highBtu: hundreds(range.btu[1]),
  });

/** The smallest standard units that cover the middle of the range. */
export const unitWords = ({ units: { count, size } }: Estimate, words: CoolingLoadWords): string =>
  fill(count === 1 ? words.oneUnit : words.severalUnits, { count, size });

/** From this much on a unit is too large: it stops before it has dried the air. */
const oversized = 1.25;

/** A warning where the next standard size is much larger than the room needs. */
export const oversizedWords = ({ units, range }: Estimate, words: CoolingLoadWords): string =>
  units.count * units.size > oversized * range.tons[1] ? words.oversized : "";

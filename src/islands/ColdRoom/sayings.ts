import { type ColdRoomAnswer, warming } from "../../content/calculators/coldRoom.ts";
import type { ColdRoomWords } from "../../content/calculators/words.ts";
import { assumptions } from "../../content/engineering/coldRoom.ts";
import { inTons } from "../../content/engineering/units.ts";
import { fill, printed, printedRange } from "../ToolFrame/fill.ts";

/** `2.2–2.4 kW`. */
export const rangeWords = ({ plant: [low, high] }: ColdRoomAnswer, words: ColdRoomWords): string =>
  fill(words.range, { kilowatts: printedRange([low / 1000, high / 1000], 1) });

/** The same in tons of refrigeration, for how many hours the plant runs, and in how thick panels. */
export const plantWords = ({ plant: [low, high], kind }: ColdRoomAnswer, words: ColdRoomWords): string =>
  fill(words.plant[kind], {
    tons: printedRange([inTons(low), inTons(high)], 1),
    hours: assumptions.runningHours,
  });

/** What the room holds. */
export const goodsWords = ({ tonnes }: ColdRoomAnswer, words: ColdRoomWords): string =>
  fill(words.goods, {
    kilograms: printed(Math.round(tonnes * 10) * 100),
    tonnes: tonnes < 10 ? Number(tonnes.toFixed(1)) : printed(tonnes),
  });

/** What is wrong with keeping, or freezing, such goods in such a room. */
export const warningWords = ({ warnings }: ColdRoomAnswer, words: ColdRoomWords): string[] =>
  warnings.map((warning) => words.warnings[warning]);

/** For how many hours the room holds without power. */
export const powerCutWords = ({ hold }: ColdRoomAnswer, words: ColdRoomWords): string =>
  fill(words.powerCut, {
    kelvin: warming,
    full: printedHours(hold.full),
    nearlyEmpty: printedHours(hold.nearlyEmpty),
  });

/** Rounded down; half hours only where they count. */
const printedHours = (hours: number): string =>
  String(hours < 10 ? Math.floor(2 * hours) / 2 : Math.floor(hours));

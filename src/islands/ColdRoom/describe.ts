import { type ColdRoomAnswer, type ColdRoomSize, warming } from "../../content/calculators/coldRoom.ts";
import type { ColdRoomWords } from "../../content/calculators/words.ts";
import { variants } from "../../content/engineering/coldRoom.ts";
import { assumptions } from "../../content/engineering/coldRoomHeat.ts";
import { inTons } from "../../content/engineering/units.ts";
import { fill, printed, printedRange } from "../ToolFrame/fill.ts";

/** Texts of an answer: for the page, for screen readers (`spoken`) and for messages (`sent`). */
export type Description = {
  heading: string;
  range: string;
  warnings: string[];
  text: string[];
  notes: { plant: string; sources: string } | undefined;
  spoken: string;
  sent: string[];
};

export const describeColdRoom = (answer: ColdRoomAnswer, words: ColdRoomWords): Description =>
  answer.variant === "validated" ? describeValidated(words) : describeSize(answer, words);

function describeValidated({ validated: { heading, name, text } }: ColdRoomWords): Description {
  const answer = `${heading} ${name}. ${text}`;
  return {
    heading,
    range: name,
    warnings: [],
    text: [text],
    notes: undefined,
    spoken: answer,
    sent: [answer],
  };
}

function describeSize(answer: ColdRoomSize, words: ColdRoomWords): Description {
  const heading = words.heading[answer.variant];
  const range = describeRange(answer, words);
  const plant = describePlant(answer, words);
  const goods = `${describeGoods(answer, words)}.`;
  const powerCut = describePowerCut(answer, words);
  const warnings = describeWarnings(answer, words);
  return {
    heading,
    range,
    warnings,
    text: [goods, powerCut],
    notes: { plant: `${plant}. ${describeElectricity(answer, words)}`, sources: describeMean(answer, words) },
    spoken: [`${heading} ${range}.`, ...warnings, goods].join(" "),
    sent: [`${heading} ${range} (${plant}). ${goods}`, powerCut, ...warnings],
  };
}

/** Formats a temperature with its sign: `−18`, `0`, `+2`. */
export const formatCelsius = (celsius: number): string =>
  `${celsius < 0 ? "−" : celsius > 0 ? "+" : ""}${Math.abs(celsius)}`;

const describeRange = ({ plant: [low, high], temperature }: ColdRoomSize, words: ColdRoomWords): string =>
  fill(words.range, {
    kilowatts: printedRange([low / 1000, high / 1000], 1),
    temperature: formatCelsius(temperature),
  });

const describePlant = ({ plant: [low, high], variant }: ColdRoomSize, words: ColdRoomWords): string =>
  fill(words.plant, {
    tons: printedRange([inTons(low), inTons(high)], 1),
    hours: assumptions.runningHours,
    thickness: variants[variant].thickness,
  });

const describeGoods = ({ tonnes }: ColdRoomSize, words: ColdRoomWords): string =>
  fill(words.goods, {
    kilograms: printed(Math.round(tonnes * 10) * 100),
    tonnes: tonnes < 10 ? Number(tonnes.toFixed(1)) : printed(tonnes),
  });

const describeElectricity = ({ electricity }: ColdRoomSize, words: ColdRoomWords): string =>
  fill(words.electricity, { kilowatts: printed(electricity / 1000, 1) });

const describeMean = ({ heat, around }: ColdRoomSize, words: ColdRoomWords): string =>
  fill(words.sources.intro, { kilowatts: printed(heat / 1000, 1), around: printed(around) });

function describeWarnings({ warnings, limits }: ColdRoomSize, words: ColdRoomWords): string[] {
  const bounds = Object.entries(limits).map(([name, celsius]) => [name, formatCelsius(celsius)]);
  return warnings.map((warning) => fill(words.warnings[warning], Object.fromEntries(bounds)));
}

const describePowerCut = ({ hold }: ColdRoomSize, words: ColdRoomWords): string =>
  fill(words.powerCut, {
    kelvin: warming,
    full: formatHours(hold.full),
    nearlyEmpty: formatHours(hold.nearlyEmpty),
  });

/** Rounds to half hours below three, otherwise to whole ones. */
export const formatHours = (hours: number): string =>
  String(hours < 3 ? Math.max(0.5, Math.round(2 * hours) / 2) : Math.round(hours));

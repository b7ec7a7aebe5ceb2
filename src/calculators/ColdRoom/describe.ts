import { type ColdRoomAnswer, type ColdRoomSize, warming } from "./fields.ts";
import type { ColdRoomStrings } from "../strings.ts";
import { variants } from "./room.ts";
import { assumptions } from "./heat.ts";
import { inTons } from "../physics/units.ts";
import { fill, printed, printedRange } from "../frame/fill.ts";

/** Texts of an answer: for the page, for screen readers (`announcement`) and for messages (`sent`). */
export type Description = {
  heading: string;
  range: string;
  warnings: string[];
  text: string[];
  notes: { plant: string; sources: string } | undefined;
  announcement: string;
  sent: string[];
};

export const describeColdRoom = (answer: ColdRoomAnswer, strings: ColdRoomStrings): Description =>
  answer.variant === "validated" ? describeValidated(strings) : describeSize(answer, strings);

function describeValidated({ validated: { heading, name, text } }: ColdRoomStrings): Description {
  const answer = `${heading} ${name}. ${text}`;
  return {
    heading,
    range: name,
    warnings: [],
    text: [text],
    notes: undefined,
    announcement: answer,
    sent: [answer],
  };
}

function describeSize(answer: ColdRoomSize, strings: ColdRoomStrings): Description {
  const heading = strings.heading[answer.variant];
  const range = describeRange(answer, strings);
  const plant = describePlant(answer, strings);
  const goods = `${describeGoods(answer, strings)}.`;
  const powerCut = describePowerCut(answer, strings);
  const warnings = describeWarnings(answer, strings);
  return {
    heading,
    range,
    warnings,
    text: [goods, powerCut],
    notes: {
      plant: `${plant}. ${describeElectricity(answer, strings)}`,
      sources: describeMean(answer, strings),
    },
    announcement: [`${heading} ${range}.`, ...warnings, goods].join(" "),
    sent: [`${heading} ${range} (${plant}). ${goods}`, powerCut, ...warnings],
  };
}

/** Formats a temperature with its sign: `−18`, `0`, `+2`. */
export const formatCelsius = (celsius: number): string =>
  `${celsius < 0 ? "−" : celsius > 0 ? "+" : ""}${Math.abs(celsius)}`;

const describeRange = ({ plant: [low, high], temperature }: ColdRoomSize, strings: ColdRoomStrings): string =>
  fill(strings.range, {
    kilowatts: printedRange([low / 1000, high / 1000], 1),
    temperature: formatCelsius(temperature),
  });

const describePlant = ({ plant: [low, high], variant }: ColdRoomSize, strings: ColdRoomStrings): string =>
  fill(strings.plant, {
    tons: printedRange([inTons(low), inTons(high)], 1),
    hours: assumptions.runningHours,
    thickness: variants[variant].thickness,
  });

const describeGoods = ({ tonnes }: ColdRoomSize, strings: ColdRoomStrings): string =>
  fill(strings.goods, {
    kilograms: printed(Math.round(tonnes * 10) * 100),
    tonnes: tonnes < 10 ? Number(tonnes.toFixed(1)) : printed(tonnes),
  });

const describeElectricity = ({ electricity }: ColdRoomSize, strings: ColdRoomStrings): string =>
  fill(strings.electricity, { kilowatts: printed(electricity / 1000, 1) });

const describeMean = ({ heat, around }: ColdRoomSize, strings: ColdRoomStrings): string =>
  fill(strings.sources.intro, { kilowatts: printed(heat / 1000, 1), around: printed(around) });

function describeWarnings({ warnings, limits }: ColdRoomSize, strings: ColdRoomStrings): string[] {
  const bounds = Object.entries(limits).map(([name, celsius]) => [name, formatCelsius(celsius)]);
  return warnings.map((warning) => fill(strings.warnings[warning], Object.fromEntries(bounds)));
}

const describePowerCut = ({ hold }: ColdRoomSize, strings: ColdRoomStrings): string =>
  fill(strings.powerCut, {
    kelvin: warming,
    full: formatHours(hold.full),
    nearlyEmpty: formatHours(hold.nearlyEmpty),
  });

/** Rounds to half hours below three, otherwise to whole ones. */
export const formatHours = (hours: number): string =>
  String(hours < 3 ? Math.max(0.5, Math.round(2 * hours) / 2) : Math.round(hours));

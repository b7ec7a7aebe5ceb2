import { type Answer, heatSources } from "../frame/answer.ts";
import { fillElectricity } from "../frame/electricity.ts";
import { fill, printed, printedRange } from "../../content/fill.ts";
import { wattsPerTon } from "../physics/units.ts";
import type { ColdRoomStrings } from "../strings.ts";
import { assumptions } from "./heat.ts";
import { panelAt } from "./room.ts";
import { type ColdRoomAnswer, type ColdRoomSize, warming } from "./size.ts";

export function describeColdRoom(answer: ColdRoomAnswer, strings: ColdRoomStrings): Answer {
  const { validated, method, sources } = strings;
  if (answer === "validated") {
    const { heading, name, text } = validated;
    return { heading, result: name, sentences: [text], warnings: [], details: [] };
  }
  const heat = { kilowatts: printed(answer.heat / 1000, 1), around: printed(answer.around) };
  return {
    heading: strings.heading,
    result: fill(strings.range, {
      kilowatts: printedRange([answer.plant[0] / 1000, answer.plant[1] / 1000], 1),
      temperature: formatCelsius(answer.temperature),
    }),
    sentences: sentencesOf(answer, strings),
    warnings: answer.warnings.map(([damage, limit]) =>
      fill(strings.warnings[damage], { limit: damage === "feet" ? printed(limit) : formatCelsius(limit) }),
    ),
    details: [heatSources(sources, answer.heats, heat), method],
  };
}

function sentencesOf(size: ColdRoomSize, strings: ColdRoomStrings): string[] {
  const { plant, hold, tariff } = size;
  const { runningHours } = assumptions;
  const kilowatts = size.electricity / 1000;
  return [
    fill(strings.order, {
      evaporating: formatCelsius(size.evaporating),
      around: printed(size.around),
      horsepower: size.horsepower,
    }),
    fill(strings.goods, {
      kilograms: printed(Math.round(size.tonnes * 10) * 100),
      arrival: formatCelsius(size.arrival),
    }),
    fill(strings.powerCut, {
      kelvin: warming,
      full: formatHours(hold.full),
      nearlyEmpty: formatHours(hold.nearlyEmpty),
    }),
    fill(strings.plant, {
      tons: printedRange([plant[0] / wattsPerTon, plant[1] / wattsPerTon], 1),
      hours: runningHours,
      thickness: panelAt(size.temperature).thickness,
      electricity: printed(kilowatts, 1),
    }),
    fillElectricity(strings.electricity, kilowatts * runningHours, tariff, runningHours),
  ];
}

/** Formats a temperature with its sign: `−18`, `0`, `+2`, `−22.6`. */
export const formatCelsius = (celsius: number): string =>
  `${celsius < 0 ? "−" : celsius > 0 ? "+" : ""}${Number(Math.abs(celsius).toFixed(1))}`;

export const formatHours = (hours: number): string =>
  String(hours < 3 ? Math.max(0.5, Math.round(2 * hours) / 2) : Math.round(hours));

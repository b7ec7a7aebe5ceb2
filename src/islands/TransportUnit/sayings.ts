import type { TransportAnswer } from "../../content/calculators/transportUnit.ts";
import type { TransportUnitWords } from "../../content/calculators/words.ts";
import { batteryUnits, otherVehicle } from "../../content/engineering/transportUnit.ts";
import { fill, printed } from "../ToolFrame/fill.ts";

/** Heat in W that the unit must be able to carry away. */
export const leastOf = ({ heats }: TransportAnswer): number => heats.walls + heats.reserve + heats.doors;

/** The unit's name and why it is the one, or why there is none. */
export function findingWords({ finding }: TransportAnswer, words: TransportUnitWords) {
  if ("unit" in finding) return { heading: words.heading, ...words.units[finding.unit] };
  const { heading = words.gapHeading, name, reason } = words.gaps[finding.gap];
  return { heading, name, reason: `${reason} ${words.gapSend}` };
}

/** What the unit must be able to carry away; nothing where another vehicle is wanted. */
export const capacityWords = (answer: TransportAnswer, words: TransportUnitWords): string =>
  "gap" in answer.finding && otherVehicle.includes(answer.finding.gap)
    ? ""
    : fill(words.capacity, { kilowatts: printed(leastOf(answer) / 1000, 1) });

/** The size of the battery, for units that run from one. */
export function batteryWords(
  { finding, battery, hours }: TransportAnswer,
  words: TransportUnitWords,
): string {
  return "unit" in finding && batteryUnits.includes(finding.unit)
    ? fill(words.battery, { hours, kilowattHours: printed(battery) })
    : "";
}

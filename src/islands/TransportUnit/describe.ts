import type { TransportAnswer } from "../../content/calculators/transportUnit.ts";
import type { TransportUnitWords } from "../../content/calculators/words.ts";
import { hasCapacity } from "../../content/engineering/transportFinding.ts";
import { cargoes } from "../../content/engineering/transportUnit.ts";
import { fill, printedRange } from "../ToolFrame/fill.ts";

/** Texts of an answer; `page` has empty strings for parts that don't apply. */
export function describeAnswer(answer: TransportAnswer, words: TransportUnitWords) {
  const { heading, name, reason } = describeFinding(answer, words);
  const capacity = describeCapacity(answer, words);
  const battery = describeBattery(answer, words);
  const found = `${heading}${heading.endsWith(":") ? "" : ":"} ${name}.`;
  const join = (...sentences: string[]) => sentences.filter(Boolean).join(" ");
  return {
    page: { heading, name, reason, capacity, battery },
    spoken: join(found, reason, capacity, battery),
    sent: join(found, "gap" in answer.finding ? reason : "", capacity, battery),
  };
}

function describeFinding({ finding }: TransportAnswer, words: TransportUnitWords) {
  if ("unit" in finding) return { heading: words.heading, ...words.units[finding.unit] };
  const { heading = words.gapHeading, name, reason } = words.gaps[finding.gap];
  return { heading, name, reason: `${reason} ${words.gapSend}` };
}

function describeCapacity({ goods, load, finding }: TransportAnswer, words: TransportUnitWords): string {
  if (!hasCapacity(finding)) return "";
  const [low, high] = load.capacity;
  return fill(words.capacity, {
    kilowatts: printedRange([low / 1000, high / 1000], 1),
    temperature: String(cargoes[goods].temperature).replace("-", "−"),
  });
}

function describeBattery({ load, finding }: TransportAnswer, words: TransportUnitWords): string {
  const battery = "unit" in finding ? finding.battery : finding.gap === "battery" ? "too heavy" : "none";
  if (battery === "none") return "";
  return fill(battery === "own" ? words.battery : words.heavyBattery, {
    hours: load.hours,
    kilowattHours: printedRange(load.battery, load.battery[1] < 10 ? 1 : 0),
    kilograms: printedRange(load.batteryMass),
  });
}

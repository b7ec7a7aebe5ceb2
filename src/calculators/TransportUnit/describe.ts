import type { TransportAnswer } from "./fields.ts";
import type { TransportUnitStrings } from "../strings.ts";
import { hasCapacity } from "./finding.ts";
import { cargoes } from "./unit.ts";
import { fill, printedRange } from "../frame/fill.ts";

/** Texts of an answer; `page` has empty strings for parts that don't apply. */
export function describeAnswer(answer: TransportAnswer, strings: TransportUnitStrings) {
  const { heading, name, reason } = describeFinding(answer, strings);
  const capacity = describeCapacity(answer, strings);
  const battery = describeBattery(answer, strings);
  const found = `${heading}${heading.endsWith(":") ? "" : ":"} ${name}.`;
  const join = (...sentences: string[]) => sentences.filter(Boolean).join(" ");
  return {
    page: { heading, name, reason, capacity, battery },
    announcement: join(found, reason, capacity, battery),
    sent: join(found, "gap" in answer.finding ? reason : "", capacity, battery),
  };
}

function describeFinding({ finding }: TransportAnswer, strings: TransportUnitStrings) {
  if ("unit" in finding) return { heading: strings.heading, ...strings.units[finding.unit] };
  const { heading = strings.gapHeading, name, reason } = strings.gaps[finding.gap];
  return { heading, name, reason: `${reason} ${strings.gapSend}` };
}

function describeCapacity({ goods, load, finding }: TransportAnswer, strings: TransportUnitStrings): string {
  if (!hasCapacity(finding)) return "";
  const [low, high] = load.capacity;
  return fill(strings.capacity, {
    kilowatts: printedRange([low / 1000, high / 1000], 1),
    temperature: String(cargoes[goods].temperature).replace("-", "−"),
  });
}

function describeBattery({ load, finding }: TransportAnswer, strings: TransportUnitStrings): string {
  const battery = "unit" in finding ? finding.battery : finding.gap === "battery" ? "too heavy" : "none";
  if (battery === "none") return "";
  return fill(battery === "own" ? strings.battery : strings.heavyBattery, {
    hours: load.hours,
    kilowattHours: printedRange(load.battery, load.battery[1] < 10 ? 1 : 0),
    kilograms: printedRange(load.batteryMass),
  });
}

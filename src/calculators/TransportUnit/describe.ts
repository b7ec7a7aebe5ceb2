import { type Answer, heatSources } from "../frame/answer.ts";
import { fillElectricity, rounded } from "../frame/electricity.ts";
import { fill, printed, printedRange } from "../../content/fill.ts";
import type { TransportUnitStrings } from "../strings.ts";
import { chargeOf, dieselOf, standbyOf } from "./energy.ts";
import { hasCapacity, type TransportAnswer, type TransportFinding } from "./finding.ts";
import { batteryMass } from "./load.ts";
import { cargoes, type Offer } from "./unit.ts";

export function describeAnswer(answer: TransportAnswer, strings: TransportUnitStrings): Answer {
  const { finding, changes } = answer;
  const { goods } = answer.given;
  const { method } = strings;
  const isSized = hasCapacity(finding);
  const { name, reason } = "unit" in finding ? strings.units[finding.unit] : strings.gaps[finding.gap];
  const advice = goods === "medicine" ? [] : [strings.advice[goods]];
  const sentences = [
    // The first sentence is shown without a click.
    isSized ? `${describeCapacity(answer, strings)} ${reason}` : reason,
    ...changes.map(({ kind, value, unit }) =>
      fill(strings.changes[kind], { value, unit: strings.units[unit].name }),
    ),
    ...advice,
    ...("unit" in finding ? describeEnergy(finding, answer, strings) : []),
  ];
  return {
    heading: headingOf(finding, strings),
    result: name,
    sentences,
    warnings: [],
    details: goods === "medicine" ? [] : [...(isSized ? [describeHeats(answer, strings)] : []), method],
  };
}

function headingOf(finding: TransportFinding, strings: TransportUnitStrings): string {
  if ("unit" in finding) return strings.heading;
  return finding.gap === "validated" ? strings.validatedHeading : strings.gapHeading;
}

const describeCapacity = (
  { given: { goods, volume }, load: { thick, thin } }: TransportAnswer,
  strings: TransportUnitStrings,
) =>
  fill(strings.capacity, {
    volume,
    kilowatts: printedRange([thick.capacity / 1000, thin.capacity / 1000], 1),
    temperature: String(cargoes[goods].temperature).replace("-", "−"),
  });

function describeEnergy(
  { battery, energy }: Offer,
  answer: TransportAnswer,
  strings: TransportUnitStrings,
): string[] {
  const { load, given } = answer;
  const { tariff, plugged, diesel } = given;
  if (battery !== undefined)
    return [describeBattery(answer, strings), fillElectricity(strings.charge, chargeOf(load), tariff)];
  if (energy === "mains")
    return [fillElectricity(fill(strings.standby, { plugged }), standbyOf(load, given), tariff)];
  if (energy === undefined) return [];
  const [low, high] = dieselOf(load);
  const rupees = `${rounded(low * diesel)}–${rounded(high * diesel)}`;
  return [fill(strings.diesel, { litres: printedRange([low, high], 1), rupees, price: printed(diesel) })];
}

function describeBattery({ load: { thick, thin, hours } }: TransportAnswer, strings: TransportUnitStrings) {
  const battery = [thick.battery, thin.battery] as const;
  return fill(strings.battery, {
    hours,
    kilowattHours: printedRange(battery, thin.battery < 10 ? 1 : 0),
    kilograms: printedRange([batteryMass * battery[0], batteryMass * battery[1]]),
  });
}

function describeHeats({ load: { thin } }: TransportAnswer, { sources }: TransportUnitStrings) {
  const kilowatts = printed(thin.capacity / 1000, 1);
  return heatSources(sources, thin.heats, { kilowatts, millimetres: 1000 * thin.wall });
}

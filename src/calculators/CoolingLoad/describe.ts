import { wattsPerBtu, wattsPerTon } from "../physics/units.ts";
import { type Answer, heatSources } from "../frame/answer.ts";
import { fillElectricity } from "../frame/electricity.ts";
import { fill, printed, printedRange } from "../../content/fill.ts";
import type { CoolingLoadStrings } from "../strings.ts";
import type { CoolingLoadAnswer, Estimate } from "./fields.ts";
import { totalOf, type Units } from "./unitSize.ts";

const toHundreds = (value: number) => 100 * Math.round(value / 100);

function formatUnits({ count, size }: Units, strings: CoolingLoadStrings): string {
  if (count > 1) return fill(strings.severalUnits, { count, size });
  return size === 1 ? strings.oneTon : fill(strings.oneUnit, { size });
}

export function describeEstimate(answer: CoolingLoadAnswer, strings: CoolingLoadStrings): Answer {
  if (answer === "servers") {
    const { heading, name, text, link } = strings.servers;
    return { heading, result: name, sentences: [text], warnings: [], details: [], link };
  }
  const { sources, method, rule } = strings;
  const thumb = fill(rule, { tons: printed(answer.rule, 1) });
  return {
    heading: strings.heading,
    result: formatResult(answer, strings),
    sentences: sentencesOf(answer, strings),
    warnings: [...(answer.isOversized ? [strings.oversized] : []), ...describeWinter(answer, strings)],
    details: [
      heatSources(sources, answer.parts, { kilowatts: printed(answer.load / 1000, 1) }),
      { heading: method.heading, paragraphs: [thumb, ...method.paragraphs] },
    ],
  };
}

function formatResult({ units, evening }: Estimate, strings: CoolingLoadStrings): string {
  const [first, second] = [formatUnits(units, strings), formatUnits(evening, strings)];
  return first === second ? first : fill(strings.either, { first, second });
}

function sentencesOf(answer: Estimate, strings: CoolingLoadStrings): string[] {
  const { units, evening, rule, range, outdoorAir } = answer;
  const [first, second] = [formatUnits(units, strings), formatUnits(evening, strings)];
  const [low, high] = range.map((tons) => tons * wattsPerTon) as [number, number];
  const need = fill(strings.need, {
    tons: printedRange(range, 1),
    kilowatts: printedRange([low / 1000, high / 1000], 1),
    btu: printedRange([toHundreds(low / wattsPerBtu), toHundreds(high / wattsPerBtu)]),
  });
  return [
    ...(first === second ? [] : [fill(strings.when, { first, second })]),
    need,
    fillElectricity(strings.electricity, answer.electricity, answer.tariff, answer.hours),
    ...(rule > totalOf(evening) ? [fill(strings.chart, { tons: printed(rule, 1) })] : []),
    ...(outdoorAir > 0 ? [fill(strings.outdoorAir, { litres: printed(outdoorAir) })] : []),
  ];
}

function describeWinter({ winter, units }: Estimate, strings: CoolingLoadStrings): string[] {
  if (!winter) return [];
  const { cold, lost, given } = winter;
  const [first, second] = [formatUnits(winter.units, strings), formatUnits(winter.evening, strings)];
  return [
    fill(strings.winter, {
      cold: printed(cold).replace("-", "−"),
      lost: printed(lost / 1000, 1),
      given: printed(given / 1000, 1),
      size: formatUnits(units, strings),
      larger: first === second ? first : fill(strings.winterEither, { first, second }),
    }),
  ];
}

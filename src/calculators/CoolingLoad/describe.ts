import { wattsPerBtu, wattsPerTon } from "../physics/units.ts";
import { type Answer, heatSources } from "../frame/answer.ts";
import { fill, printed, printedRange } from "../../content/fill.ts";
import type { CoolingLoadStrings } from "../strings.ts";
import type { Estimate } from "./fields.ts";

const toHundreds = (value: number) => 100 * Math.round(value / 100);

function formatUnits({ count, size }: Estimate["units"], strings: CoolingLoadStrings): string {
  if (count > 1) return fill(strings.severalUnits, { count, size });
  return size === 1 ? strings.oneTon : fill(strings.oneUnit, { size });
}

export function describeEstimate(estimate: Estimate, strings: CoolingLoadStrings): Answer {
  const { sources, method, need, rule } = strings;
  const [low, high] = estimate.range.map((tons) => tons * wattsPerTon) as [number, number];
  const range = fill(need, {
    tons: printedRange(estimate.range, 1),
    kilowatts: printedRange([low / 1000, high / 1000], 1),
    btu: printedRange([toHundreds(low / wattsPerBtu), toHundreds(high / wattsPerBtu)]),
  });
  const thumb = fill(rule, { tons: printed(estimate.rule, 1) });
  return {
    heading: strings.heading,
    result: formatUnits(estimate.units, strings),
    sentences: [range],
    warnings: estimate.isOversized ? [strings.oversized] : [],
    details: [
      heatSources(sources, estimate.parts, { kilowatts: printed(estimate.load / 1000, 1) }),
      { heading: method.heading, paragraphs: [thumb, ...method.paragraphs] },
    ],
  };
}

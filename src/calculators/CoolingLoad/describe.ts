import { type Estimate, inMetric } from "./fields.ts";
import type { CoolingLoadStrings } from "../strings.ts";
import { fill, printed, printedRange } from "../frame/fill.ts";

const toHundreds = (value: number) => 100 * Math.round(value / 100);

function formatUnits({ count, size }: Estimate["units"], strings: CoolingLoadStrings): string {
  if (count > 1) return fill(strings.severalUnits, { count, size });
  return size === 1 ? strings.oneTon : fill(strings.oneUnit, { size });
}

export function describeEstimate(estimate: Estimate, strings: CoolingLoadStrings) {
  const { methods, sources } = strings;
  const { range, rule, load, units, isOversized } = estimate;
  const { kilowatts, btu } = inMetric(range);
  const tons = printedRange(range, 1);
  const size = formatUnits(units, strings);
  const need = fill(methods.range, {
    tons,
    kilowatts: printedRange(kilowatts, 1),
    btu: printedRange([toHundreds(btu[0]), toHundreds(btu[1])]),
  });
  const answer = [`${strings.heading}: ${size}.`, ...(isOversized ? [strings.oversized] : [])];
  return {
    size,
    warning: isOversized ? strings.oversized : "",
    need,
    balance: fill(methods.tons, { tons }),
    rule: fill(methods.tons, { tons: printed(rule, 1) }),
    heat: fill(sources.intro, { kilowatts: printed(load / 1000, 1) }),
    announcement: answer.join(" "),
    sent: [...answer, `${need}.`],
  };
}

export type Description = ReturnType<typeof describeEstimate>;

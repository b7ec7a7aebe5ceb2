import { type Estimate, inMetric } from "../../content/calculators/coolingLoad.ts";
import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import { fill, printed, printedRange } from "../ToolFrame/fill.ts";

const toHundreds = (value: number) => 100 * Math.round(value / 100);

function formatUnits({ count, size }: Estimate["units"], words: CoolingLoadWords): string {
  if (count > 1) return fill(words.severalUnits, { count, size });
  return size === 1 ? words.oneTon : fill(words.oneUnit, { size });
}

export function describeEstimate(estimate: Estimate, words: CoolingLoadWords) {
  const { methods, sources } = words;
  const { range, rule, load, units, isOversized } = estimate;
  const { kilowatts, btu } = inMetric(range);
  const tons = printedRange(range, 1);
  const size = formatUnits(units, words);
  const need = fill(methods.range, {
    tons,
    kilowatts: printedRange(kilowatts, 1),
    btu: printedRange([toHundreds(btu[0]), toHundreds(btu[1])]),
  });
  const answer = [`${words.heading}: ${size}.`, ...(isOversized ? [words.oversized] : [])];
  return {
    size,
    warning: isOversized ? words.oversized : "",
    need,
    balance: fill(methods.tons, { tons }),
    rule: fill(methods.tons, { tons: printed(rule, 1) }),
    heat: fill(sources.intro, { kilowatts: printed(load / 1000, 1) }),
    spoken: answer.join(" "),
    sent: [...answer, `${need}.`],
  };
}

export type Description = ReturnType<typeof describeEstimate>;

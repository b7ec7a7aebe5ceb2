import { describeFault, type Fault } from "./fault.ts";
import { contentRules } from "./contentRules.ts";
import type { Finding } from "./finding.ts";
import { statusRules } from "./statusRules.ts";

/** The first match applies, so specific rules come first. */
const rules = [...statusRules, ...contentRules];

/** Groups faults by cause, most urgent first, each with up to three examples. */
export function findingsOf(faults: Fault[]): Finding[] {
  const groups = Map.groupBy(faults, (fault) => rules.find(({ matches }) => matches(fault)));
  return rules.flatMap((rule) => {
    const { severity = "error", message, fix } = rule;
    const group = groups.get(rule);
    return group ? [{ severity, message, fix, examples: examplesOf(group) }] : [];
  });
}

function examplesOf(faults: Fault[]): string[] {
  const rest = faults.length > 3 ? [`and ${faults.length - 3} more`] : [];
  return [...faults.slice(0, 3).map(describeFault), ...rest];
}

import { contentRules } from "./contentRules.ts";
import { describeFault, type Fault, kindOf } from "./fault.ts";
import type { Finding, Rule } from "./finding.ts";
import { statusRules } from "./statusRules.ts";
import { visitorRules } from "./visitors.ts";

const unexplained: Rule = {
  matches: () => false,
  message: "The host differs from the build for an unknown reason.",
  fix: "Show the lines below to the host's support.",
};

/** Groups faults by cause, most urgent first, with up to three examples per cause. */
export function findingsOf(faults: Fault[]): Finding[] {
  const host = {
    shared: new Set(faults.filter(({ expectation }) => !expectation.visitor).map(kindOf)),
    answersAnything: faults.some(
      ({ expectation: { kind, folder }, about, found }) =>
        kind === "missing" && !folder && about === "status" && found === "200",
    ),
  };
  const rules = [...visitorRules, ...statusRules, unexplained, ...contentRules];
  const groups = Map.groupBy(
    faults,
    (fault) => rules.find(({ matches }) => matches(fault, host)) ?? unexplained,
  );
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

import { contentRules } from "./contentRules.ts";
import { describeDifference, type Difference, kindOf } from "./difference.ts";
import type { Problem, Rule } from "./problem.ts";
import { statusRules } from "./statusRules.ts";
import { visitorRules } from "./visitors.ts";

const unexplained: Rule = {
  matches: () => false,
  message: "The host differs from the build for an unknown reason.",
  fix: "Show the lines below to the host's support.",
};

/** Groups differences by cause, most urgent first, with up to three examples per cause. */
export function problemsOf(diffs: Difference[]): Problem[] {
  const host = {
    shared: new Set(diffs.filter(({ expectation }) => !expectation.visitor).map(kindOf)),
    answersAnything: diffs.some(
      ({ expectation: { kind, folder }, about, found }) =>
        kind === "missing" && !folder && about === "status" && found === "200",
    ),
  };
  const rules = [...visitorRules, ...statusRules, unexplained, ...contentRules];
  const groups = Map.groupBy(
    diffs,
    (diff) => rules.find(({ matches }) => matches(diff, host)) ?? unexplained,
  );
  return rules.flatMap((rule) => {
    const { severity = "error", message, fix } = rule;
    const group = groups.get(rule);
    return group ? [{ severity, message, fix, examples: examplesOf(group) }] : [];
  });
}

function examplesOf(diffs: Difference[]): string[] {
  const rest = diffs.length > 3 ? [`and ${diffs.length - 3} more`] : [];
  return [...diffs.slice(0, 3).map(describeDifference), ...rest];
}

import { contentRules } from "./contentRules.ts";
import { describeFault, type Fault, kindOf } from "./fault.ts";
import type { Finding } from "./finding.ts";
import type { Rule } from "./rule.ts";
import { statusRules } from "./statusRules.ts";
import { visitorRules } from "./visitorRules.ts";

const plural = {
  page: "Pages",
  file: "Files",
  redirect: "Other spellings of addresses",
  missing: "Addresses that don't exist",
  hidden: "Files that are not for visitors",
  leftover: "Files that must not be on the host",
};

/**
 * Groups faults by their cause: each once, with up to three examples, the first thing to fix first. A fault that no
 * rule explains is reported as it is.
 */
export function findingsOf(faults: Fault[]): Finding[] {
  const host = {
    shared: new Set(faults.filter(({ expectation }) => !expectation.visitor).map(kindOf)),
    answersAnything: faults.some(
      ({ expectation: { kind, folder }, about, found }) =>
        kind === "missing" && !folder && about === "status" && found === "200",
    ),
  };
  const rules = [...visitorRules, ...statusRules, ...contentRules];
  const groups = Map.groupBy(faults, (fault) => rules.find(({ matches }) => matches(fault, host)));
  const findings = (some: Rule[]) =>
    some.flatMap((rule) => {
      const { severity, message, fix } = rule;
      const group = groups.get(rule);
      return group ? [{ severity, message, fix, examples: examplesOf(group) }] : [];
    });
  return [
    ...findings([...visitorRules, ...statusRules]),
    ...unexplained(groups.get(undefined) ?? []),
    ...findings(contentRules),
  ];
}

function unexplained(faults: Fault[]): Finding[] {
  const groups = Map.groupBy(faults, ({ expectation: { kind }, about, found }) =>
    about === "status"
      ? `${plural[kind]} are answered with status ${found}.`
      : `${plural[kind]} are answered otherwise than the build expects: ${about}.`,
  );
  return [...groups].map(([message, group]) => ({
    severity: "error",
    message,
    fix: "This check knows no cause of it: show the host's support the lines below.",
    examples: examplesOf(group),
  }));
}

function examplesOf(faults: Fault[]): string[] {
  const rest = faults.length > 3 ? [`and ${faults.length - 3} more`] : [];
  return [...faults.slice(0, 3).map(describeFault), ...rest];
}

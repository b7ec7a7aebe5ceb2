import { contentRules } from "./contentRules.ts";
import { describeFault, type Fault, kindOf } from "./fault.ts";
import type { Finding, Rule } from "./finding.ts";
import { statusRules } from "./statusRules.ts";
import { visitorRules } from "./visitorRules.ts";

const plural = {
  page: "Pages",
  file: "Files",
  redirect: "Variants of URLs",
  missing: "URLs that don't exist",
  hidden: "Hidden files",
  leftover: "Files that must not be on the host",
};

/**
 * Groups faults by cause, most urgent first, each with up to three examples. Faults without a known cause are
 * reported as they are.
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
      const { severity = "error", message, fix } = rule;
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
      ? `${plural[kind]} have status ${found}.`
      : `${plural[kind]} differ from the build: ${about}.`,
  );
  return [...groups].map(([message, group]) => ({
    severity: "error",
    message,
    fix: "The cause is unknown: show the lines below to the host's support.",
    examples: examplesOf(group),
  }));
}

function examplesOf(faults: Fault[]): string[] {
  const rest = faults.length > 3 ? [`and ${faults.length - 3} more`] : [];
  return [...faults.slice(0, 3).map(describeFault), ...rest];
}

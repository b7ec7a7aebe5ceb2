import { fill } from "../../content/fill.ts";
import type { Difference } from "./difference.ts";

export type HostProblem = {
  /**
   * An `error` makes the check fail. A `warning` needs attention, but the check still passes. An `info` needs
   * no immediate action.
   */
  severity: "error" | "warning" | "info";
  message: string;
  /** `{content}` stands for the content folder. */
  fix: string;
  examples?: string[];
};

export type HostSummary = {
  answersAnything: boolean;
  /** Keys of differences that also occur for plain requests (see `kindOf`). */
  shared: ReadonlySet<string>;
};

export type Rule = {
  matches: (diff: Difference, host: HostSummary) => boolean;
  /** Defaults to `error`. */
  severity?: HostProblem["severity"];
  message: string;
  fix: string;
};

export type Verified = { origin: string; requestCount: number; problems: HostProblem[] };

/** @param content the folder from which the site was built */
export function reportOf({ origin, requestCount, problems }: Verified, content: string) {
  const count = (wanted: HostProblem["severity"]) =>
    problems.filter(({ severity }) => severity === wanted).length;
  const requests = `${requestCount} ${requestCount === 1 ? "request" : "requests"}`;
  const summary =
    problems.length === 0
      ? `${origin} answers ${requests} as the build expects.`
      : `${origin}: ${requests}. Errors: ${count("error")}, warnings: ${count("warning")}.`;
  const shown = problems.map((problem) => show(problem, content));
  return { text: [...shown, summary].join("\n\n"), exitCode: count("error") > 0 ? 1 : 0 };
}

const show = ({ severity, message, fix, examples = [] }: HostProblem, content: string) =>
  [
    `${severity.toUpperCase().padEnd(7)}  ${message}`,
    `         ${fill(fix, { content })}`,
    ...examples.map((line) => `         - ${line}`),
  ].join("\n");

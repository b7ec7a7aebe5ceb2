import type { Difference } from "./difference.ts";

export type HostProblem = {
  /**
   * An `error` makes the check fail. A `warning` needs attention, but the check still passes. An `info` needs
   * no immediate action.
   */
  severity: "error" | "warning" | "info";
  message: string;
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

export function reportOf({ origin, requestCount, problems }: Verified): { text: string; exitCode: 0 | 1 } {
  const count = (wanted: HostProblem["severity"]) =>
    problems.filter(({ severity }) => severity === wanted).length;
  const requests = `${requestCount} ${requestCount === 1 ? "request" : "requests"}`;
  const summary =
    problems.length === 0
      ? `${origin} answers ${requests} as the build expects.`
      : `${origin}: ${requests}. Errors: ${count("error")}, warnings: ${count("warning")}.`;
  return { text: [...problems.map(show), summary].join("\n\n"), exitCode: count("error") > 0 ? 1 : 0 };
}

const show = ({ severity, message, fix, examples = [] }: HostProblem) =>
  [
    `${severity.toUpperCase().padEnd(7)}  ${message}`,
    `         ${fix}`,
    ...examples.map((line) => `         - ${line}`),
  ].join("\n");

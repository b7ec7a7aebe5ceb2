import type { Finding } from "./finding.ts";
import type { Verified } from "./verifyHost.ts";

export function reportOf({ origin, requestCount, findings }: Verified): { text: string; exitCode: 0 | 1 } {
  const count = (wanted: Finding["severity"]) =>
    findings.filter(({ severity }) => severity === wanted).length;
  const requests = `${requestCount} ${requestCount === 1 ? "request" : "requests"}`;
  const summary =
    findings.length === 0
      ? `${origin} answers ${requests} as the build expects.`
      : `${origin}: ${requests}. Errors: ${count("error")}, warnings: ${count("warning")}.`;
  return {
    text: [...findings.map(show), summary].join("\n\n"),
    exitCode: count("error") > 0 ? 1 : 0,
  };
}

const show = ({ severity, message, fix, examples = [] }: Finding) =>
  [
    `${severity.toUpperCase().padEnd(7)}  ${message}`,
    `         ${fix}`,
    ...examples.map((line) => `         - ${line}`),
  ].join("\n");

import type { Finding } from "./finding.ts";
import type { Verified } from "./verifyHost.ts";

export function formatReport({ origin, requests, findings }: Verified): string {
  const summary =
    findings.length === 0
      ? `${origin} answers ${requests} requests as the build expects.`
      : `${origin}: ${requests} requests, ${findings.length} findings.`;
  return [...findings.map(formatFinding), summary].join("\n\n");
}

const formatFinding = ({ severity, message, fix, examples }: Finding) =>
  [
    `${severity.toUpperCase().padEnd(5)}  ${message}`,
    `       ${fix}`,
    ...examples.map((line) => `       - ${line}`),
  ].join("\n");

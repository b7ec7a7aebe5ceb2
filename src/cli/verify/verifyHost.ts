import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import type { HostingTable } from "../../hosting/table.ts";
import { canonicalFindings, canonicalOrigin, unreachedFinding } from "./canonicalOrigin.ts";
import { compare } from "./compare.ts";
import { expectations } from "./expectations.ts";
import { findingsOf } from "./findings.ts";
import { type Host, sendRequest } from "./request.ts";
import type { Finding } from "./finding.ts";
import { isCertificate } from "./statusRules.ts";

type Build = {
  folder: string;
  files: string[];
  table: HostingTable;
  /** Reports progress in requests. */
  report?: (done: number, total: number) => void;
};

export type Verified = { origin: string; requests: number; findings: Finding[] };

/**
 * Compares a host with the build: status, header fields and bytes in every encoding, for every URL. For the
 * site's own hosts it checks the canonical origin and the redirects to it.
 */
export async function verifyHost(
  given: Host,
  { folder, files, table, report = () => {} }: Build,
): Promise<Verified> {
  const host = { ...given, origin: canonicalOrigin(given.origin, table.transport) };
  const { origin } = host;
  const secure = origin.startsWith("https:") || host.headers?.["X-Forwarded-Proto"] === "https";
  const reached = await sendRequest(host, { path: "/" }).catch((error: Error) => error);
  if (reached instanceof Error && !isCertificate(reached.message))
    return { origin, requests: 1, findings: [await unreachedFinding(origin, reached)] };
  const all = expectations(table, files, secure);
  // Avoids a thousand requests to a host without a valid certificate.
  const expected = reached instanceof Error ? all.slice(0, 1) : all;
  let done = 0;
  const faults = await pMap(
    expected,
    async (expectation) => {
      const found = await compare(host, expectation, (file) => readFile(join(folder, file)));
      report(++done, expected.length);
      return found;
    },
    { concurrency: 6 },
  );
  const findings = [...findingsOf(faults.flat()), ...(await canonicalFindings(origin, table.transport))];
  return { origin, requests: expected.length, findings };
}

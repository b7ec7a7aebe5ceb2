import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expectations } from "./expectations.ts";
import type { HostingTable } from "../../build/hosting/table.ts";
import { listFiles } from "../../build/lib/files.ts";
import { type Finding, findingsOf } from "./advice.ts";
import { ask, eachFew, type Host } from "./ask.ts";
import { examine } from "./compare.ts";
import { isCertificate, unreached } from "./unreached.ts";
import { certificateFindings, securityTxtFindings, transportFindings } from "./expiry.ts";

/** The build that a host is compared with. */
export type Comparison = {
  /** The built site. */
  folder: string;
  table: HostingTable;
  /** When the check is made: what expires is judged by it. */
  now: Date;
  /** Told after each answer: how many have come, and of how many. */
  report?: (done: number, total: number) => void;
};

/**
 * Compares a host with the build: status, header fields and bytes in every encoding, for every address.
 *
 * @returns how many questions were asked, and what is wrong or will be; nothing when all is well
 */
export async function verifyHost(
  host: Host,
  { folder, table, now, report = () => {} }: Comparison,
): Promise<{ asked: number; findings: Finding[] }> {
  const secure = host.origin.startsWith("https:") || host.headers?.["X-Forwarded-Proto"] === "https";
  const sizes = listFiles(folder).map(async (file) => [file, (await stat(join(folder, file))).size] as const);
  const reached = await ask(host, { path: "/" }).catch((error: Error) => error);
  if (reached instanceof Error && !isCertificate(reached.message))
    return { asked: 1, findings: [unreached(host.origin, reached)] };
  const all = expectations(table, new Map(await Promise.all(sizes)), secure);
  // A host whose certificate does not hold would otherwise be asked a thousand times.
  const questions = reached instanceof Error ? all.slice(0, 1) : all;
  let done = 0;
  const faults = await eachFew(questions, 6, async (question) => {
    const found = await examine(host, question, { read: (file) => readFile(join(folder, file)) });
    report(++done, questions.length);
    return found;
  });
  const findings = [
    ...findingsOf(faults.flat()),
    ...(await transportFindings(host, table.transport)),
    ...(await certificateFindings(host, now)),
    ...(await securityTxtFindings(host, now)),
  ];
  return { asked: questions.length, findings };
}

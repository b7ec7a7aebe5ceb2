import pMap from "p-map";
import { expectations } from "./expectations.ts";
import type { HostingTable } from "../../hosting/table.ts";
import { isCertificate, sendRequest, type Host } from "./sendRequest.ts";
import { examine } from "./compare.ts";
import {
  certificateProblems,
  securityTxtProblems,
  canonicalOrigin,
  canonicalProblems,
  unreachedProblem,
} from "./hostProblems.ts";
import type { Verified, HostProblem, Rule } from "./problem.ts";
import { traceProblems } from "./closedPaths.ts";
import { contentRules } from "./contentRules.ts";
import { describeDifference, type Difference, kindOf } from "./difference.ts";
import { statusRules } from "./statusRules.ts";
import { visitorRules } from "./visitors.ts";

type Comparison = {
  /** The files that the build wrote, by path. */
  files: ReadonlyMap<string, Buffer>;
  hosting: HostingTable;
  /** Paths of files that only earlier builds wrote. */
  removed: string[];
  now: Date;
  report?: (done: number, total: number) => void;
};

/**
 * Compares a host's responses with the build for every URL: status, header fields, and bytes in every
 * encoding. On the site's own hosts, it also checks the redirects to the canonical origin.
 */
export async function verifyHost(
  given: Host,
  { files, hosting, removed, now, report = () => {} }: Comparison,
): Promise<Verified> {
  const host = { ...given, origin: canonicalOrigin(given.origin, hosting.canonical) };
  const { origin } = host;
  const secure = origin.startsWith("https:") || host.headers?.["X-Forwarded-Proto"] === "https";
  const reached = await sendRequest(host, { path: "/" }).catch((error: Error) => error);
  if (reached instanceof Error && !isCertificate(reached.message))
    return { origin, requestCount: 1, problems: [await unreachedProblem(origin, reached)] };
  const all = expectations(hosting, files, removed, secure);
  // Without a valid certificate, all requests fail, so one is enough.
  const pending = reached instanceof Error ? all.slice(0, 1) : all;
  let done = 0;
  const diffs = await pMap(
    pending,
    async (expectation) => {
      const found = await examine(host, expectation, files);
      report(++done, pending.length);
      return found;
    },
    { concurrency: 6 },
  );
  const problems = [
    ...problemsOf(diffs.flat()),
    ...(await canonicalProblems(host, hosting.canonical)),
    ...(reached instanceof Error ? [] : certificateProblems(reached, now)),
    ...(await securityTxtProblems(host, now)),
    ...(await traceProblems(host)),
  ];
  return { origin, requestCount: pending.length, problems };
}

const unexplained: Rule = {
  matches: () => false,
  message: "The host differs from the build for an unknown reason.",
  fix: "Show the lines below to the host's support.",
};

/** Groups differences by cause, most urgent first, with up to three examples per cause. */
function problemsOf(diffs: Difference[]): HostProblem[] {
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

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import pMap from "p-map";
import type { Expectation } from "../../src/cli/verify/difference.ts";
import { expectations } from "../../src/cli/verify/expectations.ts";
import { hostFiles } from "../../src/hosting/hostFiles.ts";
import { type HostingTable, hostingTable } from "../../src/hosting/table.ts";
import type { SiteFacts } from "../../src/content/site.ts";
import { loadContent } from "../../src/build/content/load.ts";
import { listFiles } from "../../src/build/lib/files.ts";
import { sendRequest, type Host, type Reply } from "../../src/cli/verify/sendRequest.ts";
import { examine } from "../../src/cli/verify/compare.ts";
import { describeDifference } from "../../src/cli/verify/difference.ts";
import { temporaryFolder } from "./machine.ts";

/** The folder of the built site. The environment variable `DIST` can select another one. */
const dist = resolve(process.env["DIST"] ?? "dist");
const content = await loadContent();
const { site } = content;

/** `table` describes the site in dist, and `slashTable` describes it with trailing slashes in its URLs. */
export const table = hostingTable(content);
export const slashTable = tableWith({ urlStyle: "slash" });

export const withHosting = (own: Partial<SiteFacts["hosting"]>): HostingTable =>
  tableWith({ hosting: { ...site.facts.hosting, ...own } });

function tableWith(change: Partial<SiteFacts>): HostingTable {
  return hostingTable({ ...content, site: { ...site, facts: { ...site.facts, ...change } } });
}

/** A copy of the built site that all users of the machine can read, because servers may run as other users. */
export type Staged = {
  folder: string;
  table: HostingTable;
  files: ReadonlyMap<string, Buffer>;
  discard: () => Promise<void>;
};

/**
 * Copies dist to a temporary folder. Generates the host's files from `own` if that is another table.
 *
 * @param oneIn copies every 40th picture by default, because no rule of a host names a picture
 */
export async function stage(own: HostingTable = table, oneIn = 40): Promise<Staged> {
  const folder = await temporaryFolder("site");
  const all = listFiles(dist);
  const pictures = all.filter((file) => /^(images|share)\//.test(file));
  const spare = new Set(pictures.filter((_, index) => index % oneIn !== 0).map((file) => join(dist, file)));
  await cp(dist, folder, { recursive: true, filter: (from) => !spare.has(from) });
  if (own !== table) {
    const steering = all.filter((file) => /(^|\/)\.(htaccess|hosting)|^_/.test(file));
    for (const file of steering) await rm(join(folder, file));
    const files = all
      .filter((file) => !steering.includes(file))
      .map(async (file) => [file, await readFile(join(dist, file))] as const);
    for (const [path, text] of hostFiles(own, new Map(await Promise.all(files)))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  }
  const files = listFiles(folder).map(async (file) => [file, await readFile(join(folder, file))] as const);
  return {
    folder,
    table: own,
    files: new Map(await Promise.all(files)),
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Imitates a proxy that terminates TLS. */
export const asSecure = (origin: string, host = table.canonical.host): Host => ({
  origin,
  headers: { Host: host, "X-Forwarded-Proto": "https" },
});

/**
 * Follows up to five redirects within the host.
 * @returns the last reply and the redirects before it
 */
export async function follow(host: Host, path: string): Promise<{ reply: Reply; redirects: Reply[] }> {
  const redirects: Reply[] = [];
  for (let next = path; ;) {
    const reply = await sendRequest(host, {
      path: next,
      headers: { "Accept-Encoding": "gzip, deflate, br" },
    });
    const { location } = reply.headers;
    if (location === undefined || redirects.length === 5) return { reply, redirects };
    redirects.push(reply);
    const target = new URL(location, host.origin);
    next = target.pathname + target.search;
  }
}

export const expectationsOf = ({ files, table: own }: Staged, secure = true): Expectation[] =>
  expectations(own, files, [], secure);

/** @returns problems as sentences */
export async function wrongAnswers(
  host: Host,
  expected: Expectation[],
  { files }: Staged,
): Promise<string[]> {
  const problems = await pMap(expected, (expectation) => examine(host, expectation, files), {
    concurrency: 8,
  });
  return problems.flat().map(describeDifference);
}

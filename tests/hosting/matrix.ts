import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import { ask, type Host, type Reply } from "../../src/tools/verify/ask.ts";
import { decode } from "../../src/tools/verify/compare.ts";
import { startApache } from "./apache.ts";
import type { Staged } from "./site.ts";

/** A host: which classes of directives it grants to `.htaccess`, and which module it lacks. */
export type Combination = { name: string; grant: string; without: string | undefined };

export const grants = [
  "All",
  "FileInfo",
  "FileInfo AuthConfig Limit Indexes",
  "FileInfo Options=SymLinksIfOwnerMatch",
  "None",
];

const modules = [
  "headers",
  "rewrite",
  "deflate",
  "brotli",
  "expires",
  "mime",
  "setenvif",
  "filter",
  "alias",
  "negotiation",
];

export const combinations: Combination[] = grants.flatMap((grant) =>
  [undefined, ...modules].map((without) => ({
    name: `AllowOverride ${grant}${without ? `, without mod_${without}` : ""}`,
    grant,
    without,
  })),
);

/** Starts such a host and reads the whole site on it, following redirects as a browser does. */
export async function examineHost(
  { folder, table }: Staged,
  { grant, without }: Combination,
): Promise<string[]> {
  const server = await startApache(folder, { allowOverride: grant, without: without ? [without] : [] });
  const host = { origin: server.origin };
  const obeys = grant !== "None";
  const pages = [...table.pages, ...[...table.redirects].map(([from, to]) => [from, pageFile(to)] as const)];
  const faults = await pMap(
    pages,
    async ([path, file]) => {
      const { reply, steps } = await follow(host, path);
      const body = decode(reply) ?? Buffer.of();
      const wanted = await readFile(join(folder, file));
      const direct = obeys && without !== "rewrite" && !table.redirects.has(path);
      return [
        reply.status === 200 ? "" : `${path}: ${reply.status}`,
        direct && steps > 0 ? `${path}: ${steps} redirects` : "",
        body.equals(wanted) || isStub(body) ? "" : `${path}: other bytes`,
        readable(reply, obeys || without !== "mime") ? "" : `${path}: ${reply.headers["content-type"]}`,
      ];
    },
    { concurrency: 8 },
  );
  const lost = await pMap(
    ["/nowhere", "/services", "/services/", "/assets/"],
    async (path) => {
      const { reply } = await follow(host, path);
      const listing = decode(reply)?.includes("Index of");
      const closed = obeys && !(without === "rewrite" || without === "alias");
      return [
        reply.status >= 500 ? `${path}: ${reply.status}` : "",
        closed && listing ? `${path}: a listing` : "",
      ];
    },
    { concurrency: 4 },
  );
  await server.stop();
  return [...faults, ...lost].flat().filter((fault) => fault !== "");
}

const pageFile = (path: string) => `${path.slice(1)}/index.html`;

/** The small page that leads on where the host has no rule for a spelling. */
const isStub = (body: Buffer) => body.includes('http-equiv="refresh"');

const readable = ({ headers }: Reply, typed: boolean) =>
  typed
    ? (headers["content-type"] ?? "").startsWith("text/html")
    : headers["x-content-type-options"] === undefined;

/** Follows redirects on the host itself, at most five. */
async function follow(host: Host, path: string): Promise<{ reply: Reply; steps: number }> {
  let address = path;
  for (let steps = 0; ; steps++) {
    const reply = await ask(host, { path: address, headers: { "Accept-Encoding": "gzip, deflate, br" } });
    const { location } = reply.headers;
    if (location === undefined || steps === 5) return { reply, steps };
    const next = new URL(location, host.origin);
    address = next.pathname + next.search;
  }
}

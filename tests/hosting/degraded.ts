import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import { ask, type Host, type Reply } from "../../src/cli/verify/ask.ts";
import { decode } from "../../src/cli/verify/compare.ts";
import type { Staged } from "./site.ts";

/** Limits of a host: whether it reads `.htaccess`, and a missing Apache module. */
export type Lack = { obeys: boolean; without?: string | undefined };

/** Requests every page of a host, follows redirects like a browser, and returns faults as sentences. */
export async function examineHost(host: Host, { folder, table }: Staged, lack: Lack): Promise<string[]> {
  const { obeys, without } = lack;
  const redirects = [...table.redirects].map(([from, to]) => [from, `${to.slice(1)}/index.html`] as const);
  const faults = await pMap(
    [...table.pages, ...redirects],
    async ([path, file]) => {
      const { reply, steps } = await follow(host, path);
      const body = decode(reply) ?? Buffer.of();
      const isRight = body.equals(await readFile(join(folder, file))) || isRedirectPage(body);
      const direct = obeys && without !== "rewrite" && table.pages.has(path);
      return [
        reply.status === 200 ? "" : `${path}: ${reply.status}`,
        direct && steps > 0 ? `${path}: ${steps} redirects` : "",
        isRight ? "" : `${path}: other bytes`,
        isReadable(reply, obeys || without !== "mime") ? "" : `${path}: ${reply.headers["content-type"]}`,
      ];
    },
    { concurrency: 8 },
  );
  const isClosed = obeys && without !== "rewrite" && without !== "alias";
  for (const path of ["/nowhere", "/services", "/services/", "/assets/"]) {
    const { reply } = await follow(host, path);
    if (reply.status >= 500) faults.push([`${path}: ${reply.status}`]);
    if (isClosed && decode(reply)?.includes("Index of")) faults.push([`${path}: a listing`]);
  }
  return faults.flat().filter((fault) => fault !== "");
}

/** Small page that redirects where the host has no rule for a spelling. */
const isRedirectPage = (body: Buffer) => body.includes('http-equiv="refresh"');

const isReadable = ({ headers }: Reply, typed: boolean) =>
  typed
    ? (headers["content-type"] ?? "").startsWith("text/html")
    : headers["x-content-type-options"] === undefined;

/** Follows redirects within the host, at most five. */
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

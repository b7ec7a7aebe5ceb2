import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Host, Reply } from "../../../src/cli/verify/sendRequest.ts";
import { decode } from "../../../src/cli/verify/compare.ts";
import { startApache } from "../../hosting/apache.ts";
import { installed } from "../../hosting/machine.ts";
import {
  asSecure,
  follow,
  expectationsOf,
  slashTable,
  type Staged,
  stage,
  table,
  wrongAnswers,
} from "../../hosting/site.ts";

/** Values of Apache's `AllowOverride`. */
const grants = [
  "All",
  "FileInfo",
  "FileInfo AuthConfig Limit Indexes",
  "FileInfo Options=SymLinksIfOwnerMatch",
  "None",
];
/** The site is fully functional without the `spare` modules. Some responses depend on the `needed` ones. */
const spare = ["deflate", "brotli", "expires", "mime", "filter", "alias", "negotiation", "autoindex"];
const needed = ["headers", "rewrite", "setenvif"];

type Lack = { obeys: boolean; without?: string | undefined };

/** @returns problems as sentences */
async function examineHost(host: Host, { folder, table }: Staged, lack: Lack): Promise<string[]> {
  const { obeys, without } = lack;
  const redirects = [...table.redirects].map(([from, to]) => [from, `${to.slice(1)}/index.html`] as const);
  const problems = await pMap(
    [...table.pages, ...redirects],
    async ([path, file]) => {
      const { reply, redirects: steps } = await follow(host, path);
      const body = decode(reply) ?? Buffer.of();
      const isRight = body.equals(await readFile(join(folder, file))) || isRedirectPage(body);
      const direct = obeys && without !== "rewrite" && table.pages.has(path);
      return [
        reply.status === 200 ? "" : `${path}: ${reply.status}`,
        direct && steps.length > 0 ? `${path}: ${steps.length} redirects` : "",
        isRight ? "" : `${path}: other bytes`,
        isReadable(reply, obeys || without !== "mime") ? "" : `${path}: ${reply.headers["content-type"]}`,
      ];
    },
    { concurrency: 8 },
  );
  const isClosed = obeys && without !== "rewrite" && without !== "alias";
  for (const path of ["/nowhere", "/services", "/services/", "/assets/"]) {
    const { reply } = await follow(host, path);
    if (reply.status >= 500) problems.push([`${path}: ${reply.status}`]);
    if (isClosed && decode(reply)?.includes("Index of")) problems.push([`${path}: a listing`]);
  }
  return problems.flat().filter((problem) => problem !== "");
}

const isRedirectPage = (body: Buffer) => body.includes('http-equiv="refresh"');

const isReadable = ({ headers }: Reply, typed: boolean) =>
  typed
    ? (headers["content-type"] ?? "").startsWith("text/html")
    : headers["x-content-type-options"] === undefined;

describe.skipIf(!installed("apache2")).each([
  ["plain", table],
  ["slash", slashTable],
])("urlStyle %s", (_, own) => {
  let staged: Staged;
  beforeAll(async () => void (staged = await stage(own, 1)));
  afterAll(() => staged.discard());

  const pairs = grants.flatMap((grant) =>
    [undefined, ...spare, ...needed].map((without) => [grant, without] as const),
  );
  test.each(pairs)("every page is readable with AllowOverride %s without mod_%s", async (grant, without) => {
    const options = { allowOverride: grant, without: without ? [without] : [] };
    const server = await startApache(staged.folder, options);
    const problems = await examineHost(server, staged, { obeys: grant !== "None", without });
    if (grant === "FileInfo" && without && spare.includes(without))
      problems.push(...(await wrongAnswers(asSecure(server.origin), expectationsOf(staged), staged)));
    await server.stop();
    expect(problems).toEqual([]);
  });
});

import { createServer, type Server } from "node:http";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listen, siteHandler } from "../../../src/cli/serve/server.ts";
import { reportOf } from "../../../src/cli/verify/problem.ts";
import { verifyHost } from "../../../src/cli/verify/verifyHost.ts";
import { table } from "../../fixtures/smallBuild.ts";
import { comparisonWith, writtenSite } from "./faultyHost.ts";

/** Maps each of the site's origins to a local server. An origin without a server refuses connections. */
const addresses = vi.hoisted(() => new Map<string, string>());

vi.mock("../../../src/cli/verify/sendRequest.ts", async (original) => {
  const real = await original<typeof import("../../../src/cli/verify/sendRequest.ts")>();
  const sendRequest: typeof real.sendRequest = (host, spec) => {
    const { protocol, host: name } = new URL(host.origin);
    const headers = { ...host.headers, Host: name, "X-Forwarded-Proto": protocol.slice(0, -1) };
    return real.sendRequest({ origin: addresses.get(host.origin) ?? "http://127.0.0.1:9", headers }, spec);
  };
  return { ...real, sendRequest };
});

const redirects = { ...table.canonical, host: "www.site.invalid", wwwAlias: "site.invalid", hsts: year() };
const own = { ...table, canonical: redirects };
const canonical = "https://www.site.invalid";

let folder: string;
let server: Server;
let local: string;
beforeAll(async () => {
  folder = await writtenSite();
  const site = siteHandler({ folder, hosting: own });
  server = createServer((request, response) => {
    response.setHeader("Strict-Transport-Security", year());
    const [scheme] = String(request.headers["x-forwarded-proto"]).toLowerCase().split(",");
    if (`${scheme}://${request.headers.host}` === canonical) return site(request, response);
    return response.writeHead(301, { Location: canonical + request.url }).end();
  });
  local = `http://127.0.0.1:${await listen(server, 4900, "127.0.0.1")}`;
});
afterAll(() => {
  server.close().closeAllConnections();
  return rm(folder, { recursive: true });
});

const all = ["http://site.invalid", "https://site.invalid", "http://www.site.invalid", canonical];
beforeEach(() => {
  for (const address of all) addresses.set(address, local);
});

const verified = async (origin: string) =>
  verifyHost({ origin }, { ...(await comparisonWith(folder)), hosting: own });

test.each(all)("%s of a correct host: no problems", async (origin) => {
  const result = await verified(origin);
  expect(result.problems).toEqual([]);
  expect(reportOf(result, "content")).toEqual({
    text: expect.stringContaining(`${canonical} answers`),
    exitCode: 0,
  });
});

test("a host that only supports http fails", async () => {
  addresses.delete(canonical);
  for (const origin of all) {
    const { text, exitCode } = reportOf(await verified(origin), "texts");
    expect(text).toMatch(/^ERROR {4}www\.site\.invalid responds to http, but not to https: it refuses/);
    expect(text).toContain("in texts/site.yaml");
    expect(exitCode).toBe(1);
  }
});

test("http without a redirect fails", async () => {
  const plain = createServer((_, response) => response.end("page"));
  addresses.set("http://www.site.invalid", `http://127.0.0.1:${await listen(plain, 4950, "127.0.0.1")}`);
  const { text, exitCode } = reportOf(await verified("http://www.site.invalid"), "content");
  plain.close().closeAllConnections();
  expect(text).toMatch(/^ERROR {4}http:\/\/www\.site\.invalid does not redirect to https:\/\/www/);
  expect(exitCode).toBe(1);
});

function year() {
  return "max-age=31536000";
}

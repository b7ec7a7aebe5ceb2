import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HostingTable } from "../../../src/build/hosting/table.ts";
import { createSiteServer, listen } from "../../../src/tools/serve/server.ts";
import { writeSite } from "../../../src/build/site/write.ts";

const hosting: HostingTable = {
  pages: new Map([
    ["/", "index.html"],
    ["/about", "about/index.html"],
  ]),
  redirects: new Map([["/old", "/about"]]),
  errorPages: { notFound: "404.html", serverError: "500.html" },
  rules: [],
  urlStyle: "plain",
  transport: { host: "www.example.com", twin: "example.com", https: false, oneHost: false, hsts: undefined },
  headersFor: () => ({ "Cache-Control": "no-cache" }),
};
const files = {
  "index.html": "home ".repeat(100),
  "index.html.br": "packed by the build",
  "about/index.html": "about",
  "404.html": "lost",
  "500.html": "broken",
  "assets/a.js": "a()",
  ".htaccess": "secret",
};

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hvac-serve-"));
  await writeSite(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])), folder);
  server = createSiteServer({ folder, hosting: () => hosting });
  origin = `http://localhost:${await listen(server, 4500)}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: "manual", ...init });

test.each([
  ["/", 200, "home"],
  ["/about", 200, "about"],
  ["/assets/a.js", 200, "a()"],
  ["/nowhere", 404, "lost"],
  ["/assets", 404, "lost"],
  ["/.htaccess", 404, "lost"],
  ["/index.html.br", 404, "lost"],
  ["/..%2f..%2fetc%2fpasswd", 404, "lost"],
  ["/%E0%A4%A", 404, "lost"],
])("%s answers %i", async (path, status, body) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(body);
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/old", "/about"],
  ["/old/?from=card", "/about?from=card"],
])("%s leads to %s for good", async (path, target) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, target]);
});

test("text is compressed for those who can read it", async () => {
  const packed = await ask("/", { method: "HEAD", headers: { "accept-encoding": "gzip;q=0, br" } });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("content-length")).toBe(String(files["index.html.br"].length));
  const plain = await ask("/", { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
});

test("what has not changed is not sent again", async () => {
  const etag = (await ask("/")).headers.get("etag") ?? "";
  const again = await ask("/", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("HEAD is answered without a body, other methods are refused", async () => {
  expect((await ask("/about", { method: "HEAD" })).status).toBe(200);
  expect((await ask("/about", { method: "POST" })).status).toBe(405);
});

test("a page that has gone missing is a server error, with its page", async () => {
  await rm(join(folder, "about/index.html"));
  const answer = await ask("/about");
  expect([answer.status, await answer.text()]).toEqual([500, "broken"]);
});

test("a taken port gives way to the next free one", async () => {
  const second = createSiteServer({ folder, hosting: () => hosting });
  const port = Number(new URL(origin).port);
  expect(await listen(second, port)).toBeGreaterThan(port);
  second.close();
});

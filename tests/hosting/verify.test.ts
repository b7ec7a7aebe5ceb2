import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { rm } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fieldsFor, headerRules } from "../../src/build/hosting/headers.ts";
import type { HostingTable } from "../../src/build/hosting/table.ts";
import { precompress } from "../../src/build/precompress.ts";
import { listen, siteHandler } from "../../src/build/serve.ts";
import { writeSite } from "../../src/build/write.ts";
import { expiryFinding, transportFindings } from "../../src/tools/verify/expiry.ts";
import { verifyHost } from "../../src/tools/verify/verifyHost.ts";
import { temporaryFolder } from "./machine.ts";

const rules = headerRules([]);
const table: HostingTable = {
  pages: new Map([
    ["/", "index.html"],
    ["/about", "about/index.html"],
  ]),
  redirects: new Map([["/old", "/about"]]),
  errorPages: { notFound: "404.html", serverError: "500.html" },
  rules,
  headersFor: (file) => fieldsFor(rules, file),
  urlStyle: "plain",
  transport: {
    host: "www.example.com",
    twin: "example.com",
    https: true,
    oneHost: true,
    hsts: "max-age=300",
  },
};
const site = {
  "index.html": "<h1>Home</h1>".repeat(30),
  "about/index.html": "<h1>About</h1>".repeat(30),
  "404.html": "<h1>Lost</h1>".repeat(30),
  "500.html": "<h1>Broken</h1>".repeat(30),
  "assets/a.js": "work();".repeat(30),
  ".htaccess": "# rules",
};
const weaklyPacked = brotliCompressSync(site["about/index.html"], {
  params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
});
const now = new Date("2026-11-21T00:00:00Z");

let folder: string;
let server: Server | undefined;
beforeAll(async () => {
  folder = await temporaryFolder("verify");
  const files = new Map(Object.entries(site).map(([path, text]) => [path, Buffer.from(text)]));
  const cache = await temporaryFolder("packed");
  await writeSite(await precompress(files, cache), folder);
  await rm(cache, { recursive: true });
});
afterEach(() => void server?.close().closeAllConnections());
afterAll(() => rm(folder, { recursive: true }));

type Fault = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Checks a host that answers as it should, but for one fault. */
async function check(fault: Fault = (_, __, next) => next()) {
  const handler = siteHandler({ folder, hosting: () => table });
  server = createServer((request, response) => fault(request, response, () => handler(request, response)));
  const origin = `http://127.0.0.1:${await listen(server, 4700, "127.0.0.1")}`;
  return verifyHost({ origin }, { folder, table, now });
}

/** Answers some addresses by itself. */
const answering =
  (pattern: RegExp, status: number, headers: Record<string, string> = {}, body = ""): Fault =>
  (request, response, next) =>
    pattern.test(request.url ?? "") ? response.writeHead(status, headers).end(body) : next();

/** Changes the header fields of every answer. */
const changing =
  (change: (response: ServerResponse) => void): Fault =>
  (_, response, next) => {
    const write = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      change(response);
      return write(status);
    }) as typeof response.writeHead;
    next();
  };

test("a host that answers as the build expects is told so", async () => {
  const { asked, findings } = await check();
  expect(asked).toBeGreaterThan(50);
  expect(findings).toEqual([]);
});

const faults: [what: string, fault: Fault, says: RegExp, mend: RegExp][] = [
  [
    "adds a slash to pages",
    answering(/^\/about$/, 301, { Location: "/about/" }),
    /with a slash/,
    /Show Hidden Files/,
  ],
  ["refuses .htaccess", answering(/^/, 500), /refuses a line of .htaccess/, /Errors/],
  ["refuses files", answering(/^\/assets\/a/, 403), /refuses files/, /644/],
  ["lacks a file", answering(/^\/assets\/a/, 404), /not on the host/, /Upload/],
  ["lists a folder", answering(/^\/assets\/$/, 200, {}, "Index of /assets"), /list of files/, /No Indexing/],
  [
    "has a not-found page of its own",
    answering(/^\/no/, 404, { "Content-Type": "text/html" }, "404"),
    /page of its own/,
    /Error Pages/,
  ],
  ["is at its limit", answering(/^\/about/, 508), /at its limit/, /Resource Usage/],
  [
    "leads other spellings nowhere",
    answering(/^\/old/, 302, { Location: "/" }),
    /Other spellings/,
    /Redirects/,
  ],
  [
    "leads other spellings to another page",
    answering(/^\/old/, 301, { Location: "/" }),
    /Other spellings/,
    /Redirects/,
  ],
  [
    "sends text uncompressed",
    (request, _, next) => (delete request.headers["accept-encoding"], next()),
    /uncompressed/,
    /Compress All Content/,
  ],
  [
    "drops header fields",
    changing((response) => response.removeHeader("X-Frame-Options")),
    /are missing/,
    /mod_headers/,
  ],
  [
    "sets header fields of its own",
    changing((response) => response.setHeader("X-Frame-Options", "SAMEORIGIN")),
    /other values/,
    /Transform Rules/,
  ],
  [
    "caches by its own rules",
    changing((response) => response.setHeader("Cache-Control", "max-age=14400")),
    /how long browsers keep/,
    /Respect Existing/,
  ],
  [
    "does not say that text has several forms",
    changing((response) => response.removeHeader("Vary")),
    /how long browsers keep/,
    /Respect Existing/,
  ],
  [
    "calls files what they are not",
    changing((response) => response.setHeader("Content-Type", "text/plain")),
    /what they are not/,
    /MIME Types/,
  ],
  [
    "sets cookies",
    changing((response) => response.setHeader("Set-Cookie", "a=b")),
    /sets cookies/,
    /leave this domain out/,
  ],
  [
    "sends again what a visitor has",
    (request, _, next) => (delete request.headers["if-none-match"], next()),
    /sent again/,
    /ETag/,
  ],
  [
    "packs less well than the build",
    (request, response, next) =>
      request.url === "/about" && / br(,|$)/.test(request.headers["accept-encoding"] ?? "")
        ? response.writeHead(200, { "Content-Encoding": "br" }).end(weaklyPacked)
        : next(),
    /compresses by itself/,
    /Nothing/,
  ],
  ["removes the tag", changing((response) => response.removeHeader("ETag")), /sent again/, /ETag/],
];

describe("a host that", () => {
  test.each(faults)("%s hears of it, and what mends it", async (_, fault, says, mend) => {
    const { findings } = await check(fault);
    expect(findings.map((finding) => finding.says).join(" ")).toMatch(says);
    expect(findings.find((finding) => says.test(finding.says))?.mend).toMatch(mend);
  });

  test("still has an older page, or one that is rewritten on its way, hears of it", async () => {
    const kept = await check(
      answering(/^\/about$/, 200, { "Content-Type": "text/html; charset=utf-8" }, "<h1>Before</h1>"),
    );
    expect(kept.findings.map(({ says }) => says).join(" ")).toMatch(/other bytes than the build/);
  });

  test.each([
    ["http://127.0.0.1:9", "Can't reach 127.0.0.1:9: it refuses the connection."],
    ["https://nowhere.invalid", "Can't reach nowhere.invalid: there is no such name."],
  ])("can't be reached is asked once and told once: %s", async (origin, says) => {
    const own = { ...table, transport: { ...table.transport, host: "nowhere.invalid" } };
    const { asked, findings } = await verifyHost({ origin }, { folder, table: own, now });
    expect(asked).toBe(1);
    expect(findings).toMatchObject([{ weight: "wrong", says, examples: [] }]);
  });

  test("drops a question hears of it in plain words", async () => {
    const { findings } = await check((request, _, next) =>
      request.url === "/about" ? request.socket.destroy() : next(),
    );
    expect(findings[0]?.says).toMatch(/without an answer/);
    expect(findings[0]?.examples[0]).toMatch(/: no answer, as it cuts the connection$/);
  });

  test("has a security.txt that has run out hears of it", async () => {
    const text = "Contact: mailto:a@example.com\nExpires: 2026-11-01T00:00:00Z\n";
    const { findings } = await check(answering(/security\.txt/, 200, { "Content-Type": "text/plain" }, text));
    expect(findings).toMatchObject([{ weight: "wrong", says: "security.txt ran out on 2026-11-01." }]);
  });
});

test("what ends within the given days is said, with the days that are left", () => {
  const end = (date: string) =>
    expiryFinding("The certificate", new Date(date), now, 14, "Renew").map(({ says }) => says);
  expect(end("2026-12-06")).toEqual([]);
  expect(end("2026-12-01")).toEqual(["The certificate runs out on 2026-12-01, in 10 days."]);
});

test("an address that is not the site's own is not asked where it leads", async () => {
  expect(await transportFindings({ origin: "https://127.0.0.1:9" }, table.transport)).toEqual([]);
});

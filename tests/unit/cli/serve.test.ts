import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, siteHandler } from "../../../src/cli/serve/server.ts";
import { table } from "../../fixtures/smallBuild.ts";
import { writtenSite } from "../../hosting/verify/faultyHost.ts";

// Tests only the preview server. tests/hosting/hosts.test.ts covers the behaviour that all hosts share.
const server = createServer((request, response) =>
  siteHandler({ folder, hosting: table })(request, response),
);
let folder: string;
let origin: string;
beforeAll(async () => {
  folder = await writtenSite();
  origin = `http://localhost:${await listen(server, 4500)}`;
});
afterAll(async () => {
  server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

test.each([
  ["GET", `/${"..%2f".repeat(20)}${encodeURIComponent(import.meta.filename)}`, 404, "Lost"],
  ["GET", "/%E0%A4%A", 404, "Lost"],
  ["POST", "/about", 405, ""],
  // The table lists this page, but its file is missing.
  ["GET", "/about", 500, "Broken"],
])("%s %s returns status %i", async (method, path, status, words) => {
  await rm(join(folder, "about/index.html"), { force: true });
  const answer = await fetch(origin + path, { method, headers: { "accept-encoding": "identity" } });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
});

test("the next free port is used", async () => {
  const second = createServer();
  const port = Number(new URL(origin).port);
  expect(await listen(second, port)).toBeGreaterThan(port);
  second.close();
});

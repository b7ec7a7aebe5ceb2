import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, siteHandler } from "../../../src/cli/serve/server.ts";
import { table, writtenSite } from "../../hosting/verify/faultyHost.ts";

// The preview's own behaviour; tests/hosting/servers.test.ts covers the expectations of every host.
const server = createServer((request, response) =>
  siteHandler({ folder, hosting: () => table })(request, response),
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

test.each(["/..%2f..%2fetc%2fpasswd", "/%E0%A4%A"])(
  "%s is answered with the not-found page",
  async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Lost")]);
  },
);

test("methods other than GET and HEAD are refused", async () => {
  expect((await fetch(`${origin}/about`, { method: "POST" })).status).toBe(405);
});

test("a page whose file is missing is a server error, with its page", async () => {
  await rm(join(folder, "about/index.html"));
  const answer = await fetch(`${origin}/about`, { headers: { "accept-encoding": "identity" } });
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining("Broken")]);
});

test("a taken port gives way to the next free one", async () => {
  const second = createServer();
  const port = Number(new URL(origin).port);
  expect(await listen(second, port)).toBeGreaterThan(port);
  second.close();
});

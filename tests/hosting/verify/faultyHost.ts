import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { rm } from "node:fs/promises";
import { compress } from "../../../src/build/site/distFiles.ts";
import { readBuild, readFiles } from "../../../src/cli/builtSite.ts";
import { listen, siteHandler } from "../../../src/cli/serve/server.ts";
import { writeSite } from "../../../src/build/site/write.ts";
import { verifyHost } from "../../../src/cli/verify/verifyHost.ts";
import { bytesOf, facts } from "../../fixtures/smallBuild.ts";
import { temporaryFolder } from "../machine.ts";

/** Site files by path, large enough for compression to matter. */
export const site = {
  "index.html": "<h1>Home</h1>".repeat(30),
  "about/index.html": "<h1>About</h1>".repeat(30),
  "404.html": "<h1>Lost</h1>".repeat(30),
  "500.html": "<h1>Broken</h1>".repeat(30),
  "assets/a.js": "work();".repeat(30),
  ".htaccess": "# rules",
};
export const now = new Date("2026-11-21T00:00:00Z");

export type Fault = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function writtenSite(): Promise<string> {
  const folder = await temporaryFolder("verify");
  const cache = await temporaryFolder("compressed");
  await writeSite(await compress(bytesOf(site), cache), folder, facts);
  await rm(cache, { recursive: true });
  return folder;
}

/** Returns the build and its files, as `verifyHost` takes them. */
export async function comparisonWith(folder: string) {
  const build = readBuild(folder);
  return { ...build, files: await readFiles(folder, build), now };
}

/**
 * Verifies a host that answers correctly except for one fault.
 * @param removed paths of files that only earlier builds wrote
 */
export async function check(folder: string, fault: Fault = (_, __, next) => next(), removed: string[] = []) {
  const handler = siteHandler({ folder, hosting: facts.hosting });
  const server: Server = createServer((request, response) =>
    fault(request, response, () => handler(request, response)),
  );
  const origin = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  try {
    return await verifyHost({ origin }, { ...(await comparisonWith(folder)), removed });
  } finally {
    const closed = once(server.close(), "close");
    server.closeAllConnections();
    await closed;
  }
}

export const answering =
  (pattern: RegExp, status: number, headers: Record<string, string> = {}, body = ""): Fault =>
  (request, response, next) =>
    pattern.test(request.url ?? "") ? response.writeHead(status, headers).end(body) : next();

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
export const removing = (field: string) => changing((response) => response.removeHeader(field));
export const setting = (field: string, value: string) =>
  changing((response) => response.setHeader(field, value));

export const ignoring =
  (field: string): Fault =>
  (request, _, next) => (delete request.headers[field], next());

import { createServer } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { listen, siteHandler } from "../../src/cli/serve/server.ts";
import type { HostingTable } from "../../src/hosting/table.ts";
import { startApache } from "./apache.ts";
import { installed } from "./machine.ts";
import { type Running, startCaddy, startNginx } from "./servers.ts";
import { type Staged, stage, table } from "./site.ts";

export type Served = { staged: Staged; server: Running };

export type Start = (staged: Staged) => Promise<Running>;

const startPreview: Start = async ({ folder, table: own }) => {
  const server = createServer(siteHandler({ folder, hosting: own }));
  const port = await listen(server, 4600, "127.0.0.1");
  const stop = async () => server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${port}`, stop, log: async () => "" };
};

/** Servers under test. Each name begins with the program's name. */
export const hosts: [name: string, start: Start][] = [
  ["apache2", ({ folder }) => startApache(folder, { allowOverride: "FileInfo" })],
  ["nginx", ({ folder }) => startNginx(folder)],
  ["caddy", ({ folder, table: own }) => startCaddy(folder, own.canonical)],
  ["preview", startPreview],
];

export const isMissing = (name: string) => name !== "preview" && !installed(name.split(" ")[0] ?? "");

/** Serves a copy of the site to all tests in a block. */
export function servedToAll(start: Start, own: HostingTable = table): () => Served {
  let served: Served | undefined;
  beforeAll(async () => {
    const staged = await stage(own);
    served = { staged, server: await start(staged) };
  });
  afterAll(async () => {
    await served?.server.stop();
    await served?.staged.discard();
  });
  return () => {
    if (!served) throw new Error("The server is only available inside a test.");
    return served;
  };
}

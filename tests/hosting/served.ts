import { afterAll, beforeAll } from "vitest";
import type { HostingTable } from "../../src/hosting/table.ts";
import type { Running } from "./machine.ts";
import type { Start } from "./servers.ts";
import { type Staged, stage, table } from "./site.ts";

export type Served = { staged: Staged; server: Running };

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

import { afterAll, beforeAll } from "vitest";
import type { HostingTable } from "../../src/build/hosting/table.ts";
import type { Running } from "./servers.ts";
import { type Staged, stage, table } from "./site.ts";

/** A copy of the built site and a server that sends it. */
export type Served = { staged: Staged; server: Running };

/** Starts a server with a staged site. */
export type Start = (staged: Staged) => Promise<Running>;

/** Stages the site made from `own`, has it served while `work` lasts, and clears up however that ends. */
export async function whileServed<T>(
  start: Start,
  work: (served: Served) => Promise<T>,
  own: HostingTable = table,
): Promise<T> {
  const staged = await stage(own);
  try {
    const server = await start(staged);
    try {
      return await work({ staged, server });
    } finally {
      await server.stop();
    }
  } finally {
    await staged.discard();
  }
}

/** The same for all tests of a block; the site and its server are there once the tests run. */
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
    if (!served) throw new Error("asked for before the tests run");
    return served;
  };
}

import { createServer, type RequestListener } from "node:http";
import type { Manifest } from "../../build/site/manifest.ts";
import { latestBuild, readBuild } from "../builtSite.ts";
import { forOwnHost } from "./ownHost.ts";
import { listen, siteHandler } from "./server.ts";

type Options = {
  /** Defaults to any free port. */
  port?: number;
  changePage?: (html: Buffer, file: string, build: Manifest) => Buffer;
};

/**
 * Serves a built site on localhost, and each later build too. The server keeps the process alive until it is
 * disposed of.
 *
 * @throws UserError if the folder contains no complete build
 */
export async function serveSite(dist: string, { port = 0, changePage }: Options = {}) {
  const build = readBuild(dist);
  const latest = latestBuild(dist);
  const respond: RequestListener = (request, response) => {
    const current = latest() ?? build;
    const change = changePage && ((html: Buffer, file: string) => changePage(html, file, current));
    siteHandler({ folder: dist, hosting: current.hosting, changePage: change })(request, response);
  };
  const server = createServer(forOwnHost(respond));
  const origin = `http://localhost:${await listen(server, port)}`;
  return { origin, build, [Symbol.dispose]: () => server.close().closeAllConnections() };
}

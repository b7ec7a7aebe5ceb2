import { createServer } from "node:http";
import { loadContent } from "../../build/content/load.ts";
import type { Content } from "../../build/content/content.ts";
import { listRoutes } from "../../content/listRoutes.ts";
import { hostingTable } from "../../hosting/table.ts";
import { builtFiles } from "../builtFiles.ts";
import { forOwnHost } from "./ownHost.ts";
import { listen, siteHandler } from "./server.ts";

type Options = {
  content?: string;
  /** Defaults to any free port. */
  port?: number;
  changePage?: (html: Buffer, file: string, content: Content) => Buffer;
};

/**
 * Serves a built site on localhost with the hosting rules from its content. The server keeps the process
 * alive until it is disposed of.
 *
 * @throws UserError if the folder contains no complete build
 */
export async function serveSite(dist: string, options: Options = {}) {
  const { content: folder = "content", port = 0, changePage } = options;
  await builtFiles(dist);
  const content = await loadContent(folder);
  const { site } = content;
  const hosting = hostingTable(site);
  const handler = siteHandler({
    folder: dist,
    hosting: () => hosting,
    ...(changePage && { changePage: (html, file) => changePage(html, file, content) }),
  });
  const server = createServer(forOwnHost(handler));
  const origin = `http://localhost:${await listen(server, port)}`;
  const routes = listRoutes(site);
  return { origin, site, routes, [Symbol.dispose]: () => server.close().closeAllConnections() };
}

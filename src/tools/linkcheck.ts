import { parseArgs } from "node:util";
import { LinkChecker, LinkState } from "linkinator";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/content/load.ts";
import { listRoutes } from "../build/content/routes.ts";
import { publicPath } from "../build/lib/urls.ts";
import { createSiteServer, listen } from "./serve/server.ts";

/**
 * Follows every link of the built site with linkinator, from all pages and the error pages, fragments included.
 * Links to other sites are skipped: they can't be reached everywhere, and their faults are not the build's.
 */
const { values } = parseArgs({
  options: { dist: { type: "string", default: process.env["DIST"] ?? "dist" } },
});
const { site } = await loadContent();
const routes = listRoutes(site);
const hosting = hostingTable(site, routes);
const server = createSiteServer({ folder: values.dist, hosting: () => hosting });
const origin = `http://localhost:${await listen(server, 0)}`;

const { links } = await new LinkChecker().check({
  path: routes.map(({ path }) => origin + publicPath(path, site.site.urlStyle)),
  recurse: true,
  checkFragments: true,
  concurrency: 20,
  timeout: 10_000,
  linksToSkip: async (link) => !link.startsWith(origin),
});
server.close();

const broken = links.filter(({ state }) => state === LinkState.BROKEN);
const checked = new Set(links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url));
for (const { url, status, parent } of broken) {
  const reason = status === 404 || !status ? "is not there" : `answers ${status}`;
  console.error(`${url.replace(origin, "")} ${reason}; the link stands on ${parent?.replace(origin, "")}`);
}
console.log(`Links: ${checked.size} addresses of the site checked, ${broken.length} broken.`);
if (checked.size < routes.length) {
  console.error("Fewer addresses than pages were checked: the crawl itself has failed.");
  process.exitCode = 1;
}
if (broken.length > 0) process.exitCode = 1;

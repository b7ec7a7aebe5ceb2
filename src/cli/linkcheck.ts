import { LinkChecker, LinkState } from "linkinator";
import { publicPath } from "../content/urls.ts";
import { siteFlags } from "./builtFiles.ts";
import { type Command, commandLine } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { serveSite } from "./serve/serveSite.ts";

const flags = { dist: { ...siteFlags.dist, default: process.env["DIST"] ?? "dist" } } as const;
const command: Command<typeof flags> = {
  name: "test:links",
  summary:
    "Follows every link of dist/ with linkinator, from all pages and the error pages, fragments included.\nLinks to other sites are skipped: they can't be reached everywhere, and are not the build's responsibility.",
  flags,
};

await runCommand(async () => {
  const { dist } = commandLine(command).values;
  const { origin, site, routes, close } = await serveSite(dist);
  const checking = new LinkChecker().check({
    path: routes.map(({ path }) => origin + publicPath(path, site.facts.urlStyle)),
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    timeout: 10_000,
    linksToSkip: async (link) => !link.startsWith(origin),
  });
  const { links } = await checking.finally(close);

  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  const checked = new Set(links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url));
  for (const { url, status, parent } of broken) {
    const reason = status === 404 || !status ? "does not exist" : `answers ${status}`;
    console.error(`${url.replace(origin, "")} ${reason}; linked from ${parent?.replace(origin, "")}`);
  }
  console.log(`Links: ${checked.size} URLs of the site checked, ${broken.length} broken.`);
  if (checked.size < routes.length)
    console.error("Fewer URLs than pages were checked, so the crawl has failed.");
  if (checked.size < routes.length || broken.length > 0) process.exitCode = 1;
});

import "./requireNode.mjs";
import { LinkChecker, LinkState } from "linkinator";
import { publicPath } from "../content/urls.ts";
import { folderFlag } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { serveSite } from "./serve/serveSite.ts";

const command = {
  name: "test:links",
  summary:
    "Checks every internal link of the built site, including fragments.\nExternal links are skipped, because another site's outage must not fail the build.",
  flags: { dist: folderFlag(process.env["DIST"] ?? "dist", "checks another folder") },
};

await runCommand(command, async ({ dist }) => {
  using served = await serveSite(dist);
  const { origin, build } = served;
  const { routes, hosting } = build;
  const { links } = await new LinkChecker().check({
    path: routes.map(({ path }) => origin + publicPath(path, hosting.urlStyle)),
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    timeout: 10_000,
    linksToSkip: async (link) => !link.startsWith(origin),
  });
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

import { type Command, commandLine } from "./commandLine.ts";
import { hostingTable } from "../hosting/table.ts";
import { loadContent } from "../build/content/load.ts";
import { listRoutes } from "../content/routes.ts";
import { createSiteServer, listen, portFlag } from "./serve/server.ts";
import { builtFiles, siteFlags } from "./builtFiles.ts";
import { withLaunchRibbon } from "./serve/launchRibbon.ts";
import { runCommand } from "./runCommand.ts";

const flags = {
  port: portFlag,
  ...siteFlags,
  plain: {
    type: "boolean",
    default: false,
    description: "leaves out the ribbon of placeholders and claims",
  },
} as const;
const command: Command<typeof flags> = {
  name: "preview",
  summary: "Serves dist/ as the real host would, at http://localhost:4321 or the next free port.",
  flags,
};

await runCommand(async () => {
  const { port, dist, content, plain } = commandLine(command).values;
  await builtFiles(dist);
  const loaded = await loadContent(content);
  const hosting = hostingTable(loaded.site, listRoutes(loaded.site));
  const server = createSiteServer({
    folder: dist,
    hosting: () => hosting,
    ...(!plain && { changePage: (html, file) => withLaunchRibbon(html, file, loaded) }),
  });
  const origin = `http://localhost:${await listen(server, Number(port))}`;
  console.log(`\nServing ${dist}/. Open ${origin} in a browser; Ctrl+C stops it.`);
  console.log("To edit the site with live reload: npm run dev");
});

import { type Command, commandLine } from "./commandLine.ts";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/content/load.ts";
import { listRoutes } from "../build/content/routes.ts";
import { createSiteServer, listen } from "./serve/server.ts";
import { builtFiles, siteFlags } from "./builtFiles.ts";
import { guard } from "./guard.ts";

const flags = {
  port: {
    type: "string",
    default: "4321",
    value: "NUMBER",
    upTo: 65_535,
    says: "the port, or the next free one",
  },
  ...siteFlags,
} as const;
const command: Command<typeof flags> = {
  name: "preview",
  does: "Serves dist/ as the real host would, at http://localhost:4321 or the next free port.",
  flags,
};

await guard(async () => {
  const { port, dist, content } = commandLine(command).values;
  await builtFiles(dist);
  const { site } = await loadContent(content);
  const hosting = hostingTable(site, listRoutes(site));
  const server = createSiteServer({ folder: dist, hosting: () => hosting });
  console.log(`Serving ${dist}/ at http://localhost:${await listen(server, Number(port))}`);
});

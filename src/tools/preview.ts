import { parseArgs } from "node:util";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/load.ts";
import { listRoutes } from "../build/routes.ts";
import { createSiteServer, listen } from "../build/serve.ts";

/** Serves dist/ as the real host would, at http://localhost:4321 or the next free port. */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4321" },
    dist: { type: "string", default: "dist" },
    content: { type: "string", default: "content" },
  },
});
const { site } = await loadContent(values.content);
const hosting = hostingTable(site, listRoutes(site));
const port = await listen(
  createSiteServer({ folder: values.dist, hosting: () => hosting }),
  Number(values.port),
);
console.log(`Serving ${values.dist}/ at http://localhost:${port}`);

import { type Browser, chromium } from "@playwright/test";
import { hostingTable } from "../../build/hosting/table.ts";
import { loadContent } from "../../build/content/load.ts";
import { listRoutes } from "../../content/listRoutes.ts";
import { createSiteServer, listen } from "../serve/server.ts";
import { chromiumFlags, findChromium } from "../browser/chromium.ts";

/** A built site on a server of its own, and how to stop that. */
export type Served = { dist: string; origin: string; close: () => void };

export async function serveSite(dist: string): Promise<Served> {
  const { site } = await loadContent();
  const hosting = hostingTable(site, listRoutes(site));
  const server = createSiteServer({ folder: dist, hosting: () => hosting });
  const port = await listen(server, 4600);
  return { dist, origin: `http://localhost:${port}`, close: () => server.close() };
}

/** No request leaves the machine. (Playwright's own routes would slow every request down.) */
const args = [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];

export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}

import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { hostingTable } from "../../build/hosting/table.ts";
import { loadContent } from "../../build/load.ts";
import { listRoutes } from "../../build/routes.ts";
import { createSiteServer, listen } from "../../build/serve.ts";
import { chromiumFlags, findChromium } from "../chromium.ts";

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

type Visit = {
  viewport: { width: number; height: number };
  phone: boolean;
};

/** Runs the work in a browser context of its own: nothing is cached, not even compiled scripts. */
export async function visit<Result>(
  browser: Browser,
  { viewport, phone }: Visit,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport,
    isMobile: phone,
    hasTouch: phone,
    deviceScaleFactor: phone ? 2 : 1,
  });
  try {
    // tsx compiles functions to use this helper, and some of them are sent to the page.
    await context.addInitScript("globalThis.__name = (named) => named");
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

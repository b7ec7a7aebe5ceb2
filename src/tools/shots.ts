import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/load.ts";
import { listRoutes } from "../build/routes.ts";
import { createSiteServer, listen } from "../build/serve.ts";
import { chromiumFlags, findChromium } from "./chromium.ts";

/**
 * Photographs pages of dist/ into .shots/, whole length, scrolled through once so that everything has loaded:
 * `npm run shots -- --path /about --width 390 --theme dark`. Each option may stand several times.
 */
const { values } = parseArgs({
  options: {
    path: { type: "string", multiple: true },
    width: { type: "string", multiple: true, default: ["390", "768", "1440"] },
    theme: { type: "string", multiple: true, default: ["light", "dark"] },
    dist: { type: "string", default: "dist" },
    out: { type: "string", default: ".shots" },
    fold: { type: "boolean", default: false },
  },
});
const heights: Record<string, number> = {
  "360": 740,
  "390": 844,
  "768": 1024,
  "1024": 768,
  "1440": 900,
  "1920": 1080,
};

const { site } = await loadContent();
const routes = listRoutes(site);
const hosting = hostingTable(site, routes);
const server = createSiteServer({ folder: values.dist, hosting: () => hosting });
const port = await listen(server, 0);
await mkdir(values.out, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
for (const path of values.path ?? routes.map((route) => route.path)) {
  for (const width of values.width)
    for (const theme of values.theme) await photograph(browser, path, width, theme);
}
await browser.close();
server.close();

async function photograph(browser: Browser, path: string, width: string, theme: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: Number(width), height: heights[width] ?? 900 },
    colorScheme: theme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
  });
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto(`http://localhost:${port}${path}`);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
    // Slides out of view stay unloaded, and their decode() would never end.
    const loaded = [...document.images].filter((image) => image.complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
  });
  const name = `${path === "/" ? "home" : path.slice(1).replace(/\W+/g, "-")}-${width}-${theme}.png`;
  await page.screenshot({ path: `${values.out}/${name}`, fullPage: !values.fold });
  console.log(name);
  await page.close();
}

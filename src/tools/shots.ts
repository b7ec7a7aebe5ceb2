import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/load.ts";
import { listRoutes } from "../build/routes.ts";
import { createSiteServer, listen } from "../build/serve.ts";
import { chromiumFlags, findChromium } from "./chromium.ts";
import { openStates } from "./shots/openStates.ts";
import { type Camera, photographPage, photographStates } from "./shots/photograph.ts";
import { writeSheets } from "./shots/sheets.ts";

/**
 * Photographs pages of dist/ into .shots/, whole length, scrolled through once so that everything has loaded:
 * `npm run shots -- --path /about --width 390 --theme dark`. Each of these options may stand several times.
 * Without a path: every page, and every part that opens, opened. Contact sheets show the pictures side by side.
 */
const { values } = parseArgs({
  options: {
    path: { type: "string", multiple: true },
    width: { type: "string", multiple: true, default: ["360", "390", "768", "1024", "1440", "1920"] },
    theme: { type: "string", multiple: true, default: ["light", "dark"] },
    dist: { type: "string", default: "dist" },
    out: { type: "string", default: ".shots" },
    /** Only what is in the window, unscrolled. */
    fold: { type: "boolean", default: false },
    /** Opened parts of the pages too. */
    states: { type: "boolean" },
  },
  allowNegative: true,
});
const { width: widths, theme: themes, dist, out, fold } = values;

const { site } = await loadContent();
const routes = listRoutes(site);
const paths = values.path ?? routes.map((route) => route.path);
const states = (values.states ?? !values.path) ? openStates.filter(({ path }) => paths.includes(path)) : [];
const hosting = hostingTable(site, routes);
const server = createSiteServer({ folder: dist, hosting: () => hosting });
const origin = `http://localhost:${await listen(server, 0)}`;
await mkdir(out, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
for (const width of widths)
  for (const theme of themes) {
    const camera: Camera = { browser, origin, width: Number(width), dark: theme === "dark", folder: out };
    const taken: string[] = [];
    for (const path of paths) taken.push(await photographPage(camera, path, { fold }));
    const opened: string[] = [];
    for (const state of states) opened.push(...(await photographStates(camera, state)));
    const sheets = [
      ...(await writeSheets(out, `sheet-${width}-${theme}`, taken)),
      ...(await writeSheets(out, `sheet-states-${width}-${theme}`, opened)),
    ];
    console.log([...taken, ...opened, ...sheets].join("\n"));
  }
await browser.close();
server.close();

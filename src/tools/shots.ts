import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { type Command, commandLine, UserError } from "./commandLine.ts";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/content/load.ts";
import { listRoutes } from "../content/listRoutes.ts";
import { createSiteServer, listen } from "./serve/server.ts";
import { builtFiles, siteFlags } from "./builtFiles.ts";
import { chromiumFlags, findChromium } from "./browser/chromium.ts";
import { guard } from "./guard.ts";
import { fullnessTable, measurePage } from "./shots/measure.ts";
import { type OpenState, openStates } from "./shots/openStates.ts";
import { type Camera, photographPage, photographStates } from "./shots/photograph.ts";
import { writeSheets } from "./shots/sheets.ts";

const flags = {
  path: {
    type: "string",
    multiple: true,
    default: [],
    value: "PATH",
    description: "only this page, as in --path /about; several times for several pages",
  },
  width: {
    type: "string",
    multiple: true,
    default: ["360", "390", "768", "1024", "1440", "1920"],
    value: "PIXELS",
    upTo: 4000,
    description: "only in this width of window; several times for several widths",
  },
  theme: {
    type: "string",
    multiple: true,
    default: ["light", "dark"],
    value: "THEME",
    among: ["light", "dark"],
    description: "only light or only dark",
  },
  dist: siteFlags.dist,
  out: { type: "string", default: ".shots", value: "FOLDER", description: "where the pictures go" },
  fold: { type: "boolean", default: false, description: "only what is in the window, unscrolled" },
  measure: {
    type: "boolean",
    default: false,
    description: "no pictures: how full each page is, as a table (1440 pixels wide, light)",
  },
  states: { type: "boolean", default: false, description: "opened parts too, where a page is named" },
  "no-states": { type: "boolean", default: false, description: "pages alone, where none is named" },
} as const;
const command: Command<typeof flags> = {
  name: "shots",
  summary:
    "Photographs pages of dist/, whole length, scrolled through once so that everything has loaded: every page,\nand every part that opens, opened. Contact sheets show the pictures side by side.",
  flags,
};

await guard(async () => {
  const { values } = commandLine(command);
  await builtFiles(values.dist);
  const { site } = await loadContent();
  const routes = listRoutes(site);
  const all = routes.map((route) => route.path);
  const wrong = values.path.find((path) => !all.includes(path));
  if (wrong !== undefined) throw new UserError(`There is no page ${wrong}. There are ${all.join(", ")}.`);
  const paths = values.path.length > 0 ? values.path : all;
  const withStates = values.states || (values.path.length === 0 && !values["no-states"]);
  const states = withStates ? openStates.filter(({ path }) => paths.includes(path)) : [];
  if (!values.measure) await mkdir(values.out, { recursive: true });
  const hosting = hostingTable(site, routes);
  const server = createSiteServer({ folder: values.dist, hosting: () => hosting });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  // Left open after a failure, they would keep the process alive.
  try {
    if (values.measure)
      return await measureAll({ browser, origin, width: 1440, dark: false, folder: "" }, paths);
    for (const width of values.width.map(Number))
      for (const theme of values.theme) {
        const camera = { browser, origin, width, dark: theme === "dark", folder: values.out };
        await photographAll(camera, paths, states, values.fold);
      }
  } finally {
    await browser.close();
    server.close();
  }
});

/** Photographs pages and opened parts in one width and theme, and lays the pictures out in contact sheets. */
async function photographAll(
  camera: Camera,
  paths: string[],
  states: OpenState[],
  fold: boolean,
): Promise<void> {
  const name = `${camera.width}-${camera.dark ? "dark" : "light"}`;
  const taken: string[] = [];
  for (const path of paths) taken.push(await photographPage(camera, path, { fold }));
  const opened: string[] = [];
  for (const state of states) opened.push(...(await photographStates(camera, state)));
  const sheets = [
    ...(await writeSheets(camera.folder, `sheet-${name}`, taken)),
    ...(await writeSheets(camera.folder, `sheet-states-${name}`, opened)),
  ];
  console.log([...taken, ...opened, ...sheets].join("\n"));
}

/** Prints how full pages are between their heads and their closing blocks. */
async function measureAll(camera: Camera, paths: string[]): Promise<void> {
  const pages = [];
  // The error pages end with their heads.
  for (const path of paths) if (!path.endsWith(".html")) pages.push(await measurePage(camera, path));
  console.log(fullnessTable(pages));
}

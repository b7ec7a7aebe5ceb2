import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { hostingTable } from "../../hosting/table.ts";
import { loadContent } from "../../build/content/load.ts";
import { listFiles } from "../../build/lib/files.ts";
import { listRoutes } from "../../content/routes.ts";
import { createSiteServer, listen } from "../serve/server.ts";

/** A built site on a local server. */
export type Served = { name: string; origin: string; close: () => void };

/** Serves a built site on a free port, with the hosting rules of this project's content. */
export async function serveSite(name: string, dist: string): Promise<Served> {
  const { site } = await loadContent();
  const hosting = hostingTable(site, listRoutes(site));
  const server = createSiteServer({ folder: dist, hosting: () => hosting });
  return { name, origin: `http://localhost:${await listen(server, 0)}`, close: () => server.close() };
}

/** The generators to compare with, and the folder into which each builds. */
const outputs = { astro: "dist", eleventy: "out", next: "out" };

/**
 * Builds the same site with other generators and serves each result with Brotli, as a host would.
 *
 * @param folder with one folder for each generator, each with a `build.sh`, and with
 * `fixture/content-23.json`
 */
export async function servePeers(folder: string): Promise<Served[]> {
  const served: Served[] = [];
  for (const [name, output] of Object.entries(outputs)) {
    const script = join(folder, name, "build.sh");
    if (!existsSync(script)) continue;
    const env = { ...process.env, CONTENT: join(folder, "fixture/content-23.json"), IMAGES: "1" };
    const { status, stderr } = spawnSync("bash", [script], { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`${script} ended with ${status}:\n${stderr}`);
    const dist = join(folder, name, output);
    for (const path of listFiles(dist)) {
      // Next writes about.html; this project's server looks for about/index.html.
      if (/\w\.html$/.test(path) && !/(index|404)\.html$/.test(path))
        await copyFile(join(dist, path), join(dist, path.replace(/\.html$/, "/index.html")));
    }
    for (const path of listFiles(dist).filter((file) => /\.(html|css|js|svg|json|txt)$/.test(file)))
      writeFileSync(join(dist, `${path}.br`), brotliCompressSync(readFileSync(join(dist, path))));
    served.push(await serveSite(name, dist));
  }
  return served;
}

import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { listFiles } from "../../build/lib/files.ts";
import { type Served, serveSite } from "./browser.ts";
import { timed } from "./timed.ts";

/** Other generators that the same pages are laid out for, and the folder that each builds into. */
const outputs = { astro: "dist", eleventy: "out", next: "out" };

const brotli = promisify(brotliCompress);

/** Builds other generators' sites with their pictures, and serves each as a host would, its texts compressed. */
export async function servePeers(folder: string): Promise<Served[]> {
  const served: Served[] = [];
  const content = join(folder, "fixture/content-23.json");
  for (const [name, output] of Object.entries(outputs)) {
    const script = join(folder, name, "build.sh");
    if (!existsSync(script) || !existsSync(content)) continue;
    await timed("bash", [script], { CONTENT: content, IMAGES: "1" });
    const dist = join(folder, name, output);
    // Next writes about.html, which this server looks for in a folder.
    for (const page of listFiles(dist).filter(
      (file) => /\w\.html$/.test(file) && !/(index|404)\.html$/.test(file),
    ))
      await cp(join(dist, page), join(dist, page.replace(/\.html$/, "/index.html")));
    for (const path of listFiles(dist).filter((file) => /\.(html|css|js|svg|json|txt)$/.test(file)))
      await writeFile(join(dist, `${path}.br`), await brotli(await readFile(join(dist, path))));
    served.push({ ...(await serveSite(dist)), dist: name });
  }
  if (folder && served.length === 0) console.log(notLaidOut(folder));
  return served;
}

export const notLaidOut = (folder: string) =>
  `No other generators' sites are laid out in ${folder}: skipped.\n`;

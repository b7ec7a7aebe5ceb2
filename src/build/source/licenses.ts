import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metafile } from "esbuild";

export const noticesFile = "third-party-notices.txt";

const unbundledPackages = ["node_modules/lucide", "node_modules/@fontsource-variable/geist"];

type Package = { name: string; version: string; license: string; author?: string | { name: string } };

export function packagesIn({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return used.flatMap(([path]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
}

/**
 * Collects the licences of all third-party code that browsers receive. They must be published with the code.
 *
 * @param root project folder
 * @param packages package folders, relative to `root`
 * @returns contents of the licence file, in which packages with the same licence text share a block
 * @throws Error if a package has no licence text
 */
export async function thirdPartyNotices(root: string, packages: string[]): Promise<string> {
  const folders = new Set([...packages, ...unbundledPackages]);
  const licences = await Promise.all([...folders].map((folder) => licenceOf(join(root, folder))));
  const blocks = [...Map.groupBy(licences, ({ text }) => text)].map(([text, packages]) => {
    const lines = new Set(packages.map(({ line }) => line));
    return `${[...lines].sort().join("\n")}\n\n${text}`;
  });
  const head = "This site contains third-party work under these licences.";
  return `${[head, ...blocks.sort()].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

async function licenceOf(folder: string): Promise<{ line: string; text: string }> {
  const { name, version, license, author } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  ) as Package;
  const line = `${name} ${version} (${license})`;
  const file = (await readdir(folder)).sort().find((entry) => /^licen[sc]e(\.|$)/i.test(entry));
  if (file) return { line, text: plain(await readFile(join(folder, file), "utf8")) };
  const holder = typeof author === "string" ? author : author?.name;
  if (license !== "MIT" || !holder)
    throw new Error(`${name} is sent to browsers, but ${folder} contains no licence to publish with it`);
  // Source of the text: https://spdx.org/licenses/MIT.html
  const mit = await readFile(join(import.meta.dirname, "mit-license.txt"), "utf8");
  return { line, text: `MIT License\n\nCopyright (c) ${holder}\n\n${mit.trim()}` };
}

const plain = (text: string) => text.replace(/[ \t\r]+$/gm, "").trim();

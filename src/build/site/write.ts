import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { link, mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { foldersOf, hiddenFolder, listFiles, replaceFile, symlinkInPath } from "../lib/files.ts";
import { UserError } from "../lib/problems.ts";
import { hashedFolders } from "../../content/urls.ts";
import { hostFileNames, isHidden } from "../../hosting/patterns.ts";
import { type BuildFacts, formatManifest, type Manifest, manifestFile, readManifest } from "./manifest.ts";
import { isRunning } from "../lib/processes.ts";

export type WriteResult = { written: string[]; unchanged: number; removed: string[] };

/**
 * Writes the files and removes obsolete files of the last build. Assets are written first, then pages, then
 * host configuration; removal comes last. This order keeps every page's assets available, even after a crash.
 *
 * @throws UserError if the folder contains files that did not come from a build, if a path leads through a
 * symbolic link, or if another build is writing to the folder
 */
export async function writeSite(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
  facts: BuildFacts,
): Promise<WriteResult> {
  filesOfLastBuild(folder);
  for (const path of [manifestFile, ...files.keys()]) {
    const symlink = symlinkInPath(folder, path);
    if (symlink)
      throw new UserError(
        `${join(folder, symlink)} is a symbolic link in the place of a generated file, so nothing was written: remove the link`,
      );
  }
  return whileLocked(folder, () => update(folder, files, facts));
}

async function update(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  facts: BuildFacts,
): Promise<WriteResult> {
  const earlier = filesOfLastBuild(folder);
  await removeTemporary(folder, new Set([...earlier.files.keys(), ...files.keys()]));
  const changed = [...files].filter(([path, bytes]) => !isUnchanged(join(folder, path), bytes));
  const isKnown = (path: string) => earlier.files.has(path);
  const written = changed.map(([path]) => path).sort(inWritingOrder(isKnown));
  const removed = [...earlier.files.keys()].filter((path) => !files.has(path)).sort(byReference);
  const hashes = new Map([...files].map(([path, bytes]) => [path, hash("sha256", bytes)]));
  const gone = [...earlier.removed, ...removed].filter((path) => !files.has(path) && hasFixedUrl(path));
  const manifest = { ...facts, files: hashes, removed: [...new Set(gone)].sort() };
  // Until the build ends, the manifest lists old and new files, so an interrupted build leaves no unlisted
  // file.
  await writeManifest(folder, { ...manifest, files: new Map([...earlier.files, ...hashes]) });
  for (const path of written) await put(join(folder, path), files.get(path) as Uint8Array);
  for (const path of removed) await removeFile(folder, path);
  await writeManifest(folder, manifest);
  return { written, unchanged: files.size - written.length, removed };
}

const hasFixedUrl = (path: string): boolean =>
  !isHidden(path) && !hashedFolders.some((prefix) => path.startsWith(prefix));

function filesOfLastBuild(folder: string): Pick<Manifest, "files" | "removed"> {
  const manifest = readManifest(folder);
  if (manifest) return manifest;
  if (!existsSync(folder) || existsSync(join(folder, lockFile)) || readdirSync(folder).length === 0)
    return { files: new Map(), removed: [] };
  throw new UserError(
    `${folder} contains files that did not come from a build, so nothing was written: choose an empty folder, or empty this one`,
  );
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const bytes = formatManifest(manifest);
  if (!isUnchanged(join(folder, manifestFile), bytes)) await put(join(folder, manifestFile), bytes);
}

async function removeTemporary(folder: string, known: ReadonlySet<string>): Promise<void> {
  const temporary = listFiles(folder).filter(
    (path) => path.endsWith(".part") && known.has(path.slice(0, -5)),
  );
  for (const path of temporary) await rm(join(folder, path));
}

async function removeFile(folder: string, path: string): Promise<void> {
  if (symlinkInPath(folder, path)) return;
  await rm(join(folder, path), { force: true });
  for (const parent of foldersOf(path).reverse()) await rmdir(join(folder, parent)).catch(() => {});
}

/**
 * Sorts by stage, then by whether the file is new, then by name. Within a stage, new files come first,
 * because existing files may link to them.
 */
export const inWritingOrder = (isKnown: (path: string) => boolean) => (a: string, b: string) =>
  stage(a) - stage(b) || Number(isKnown(a)) - Number(isKnown(b)) || (a < b ? -1 : 1);

export const byReference = (a: string, b: string) => stage(b) - stage(a) || (a < b ? -1 : 1);

/** 0 for assets, 1 for pages and their compressed variants, 2 for host configuration. */
function stage(path: string): number {
  if (/(^|\/)\.|\.conf$/.test(path) || hostFileNames.some((name) => name === path)) return 2;
  return /\.html(\.(br|gz))?$/.test(path) ? 1 : 0;
}

const put = (path: string, bytes: Uint8Array): Promise<void> => replaceFile(path, bytes, `${path}.part`);

/** Reads synchronously, because asynchronous reads of thousands of small files take five times as long. */
const isUnchanged = (path: string, bytes: Uint8Array): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true && readFileSync(path).equals(bytes);

const lockFile = `${hiddenFolder}/writing`;

/** A lock of this process is stale: a process runs one build at a time, so an earlier build left it. */
export function lockOf(folder: string): "none" | "held" | "stale" {
  const path = join(folder, lockFile);
  if (!existsSync(path)) return "none";
  const owner = Number(readFileSync(path, "utf8"));
  return owner !== process.pid && isRunning(owner) ? "held" : "stale";
}

/**
 * Runs `work` while holding a lock on the folder. If `work` fails, the lock stays and marks the folder as
 * incomplete.
 *
 * @throws UserError if another build holds the lock
 */
async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, lockFile);
  await mkdir(dirname(path), { recursive: true });
  await take(path, lockOf(folder) === "stale").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new UserError(busy(folder)) : error;
  });
  // If two builds have replaced the same stale lock, only the later one continues.
  if (readFileSync(path, "utf8") !== String(process.pid)) throw new UserError(busy(folder));
  const result = await work();
  await rm(path);
  return result;
}

/**
 * Creates or replaces a lock atomically. Otherwise, another build could read an empty lock and consider it
 * stale.
 *
 * @throws EEXIST if another build has just created a lock
 */
async function take(path: string, isStale: boolean): Promise<void> {
  const aside = `${path}.${process.pid}.part`;
  await writeFile(aside, String(process.pid));
  try {
    await (isStale ? rename(aside, path) : link(aside, path));
  } finally {
    await rm(aside, { force: true });
  }
}

export const busy = (folder: string): string =>
  `another build is writing to ${folder}: wait until it has finished, or, if none is running, delete ${folder}/${lockFile}`;

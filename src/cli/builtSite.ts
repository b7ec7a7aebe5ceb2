import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { folderFlag } from "./commandLine.ts";
import { hashOfFolder } from "../build/lib/cache.ts";
import { UserError } from "../build/lib/problems.ts";
import { busy, lockOf } from "../build/site/write.ts";
import { type Manifest, manifestFile, readManifest } from "../build/site/manifest.ts";
import { countMarks } from "../build/content/marks.ts";

export const distFlag = folderFlag("dist", "reads another folder");

/**
 * Reads the manifest of a complete build.
 *
 * @throws UserError if the build is missing, incomplete or of another version of this project
 */
export function readBuild(folder: string): Manifest {
  const lock = lockOf(folder);
  if (lock === "held") throw new UserError(busy(folder));
  if (lock === "stale")
    throw new UserError(
      `${folder}/ is incomplete, because its last build was interrupted. Build again: npm run build`,
    );
  const manifest = readManifest(folder);
  if (!manifest)
    throw new UserError(
      `${folder}/ contains no site that this version has built (${manifestFile} is missing). Build first: npm run build`,
    );
  return manifest;
}

/**
 * Returns a function that reads the manifest again after each later build. Until a folder's first build ends,
 * the function returns undefined.
 */
export function latestBuild(folder: string): () => Manifest | undefined {
  let manifest: Manifest | undefined;
  let changed = 0;
  return () => {
    const stats = statSync(join(folder, manifestFile), { throwIfNoEntry: false });
    if (!stats || stats.mtimeMs === changed || lockOf(folder) !== "none") return manifest;
    changed = stats.mtimeMs;
    manifest = readManifest(folder) ?? manifest;
    return manifest;
  };
}

/**
 * Reads all files that the build wrote. Ignores other files in the folder.
 *
 * @throws UserError if a file is missing or was changed after the build
 */
export async function readFiles(folder: string, { files }: Manifest): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const [path, wanted] of files) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (!bytes || hash("sha256", bytes) !== wanted)
      throw new UserError(
        `${folder}/${path} ${bytes ? "was changed after the build" : "is missing"}. Build again: npm run build`,
      );
    contents.set(path, bytes);
  }
  return contents;
}

/** Reports a build that is older than its content folder. Returns undefined if it is up to date. */
export const staleness = (dist: string, { folder, content }: Manifest): string | undefined =>
  existsSync(folder) && hashOfFolder(folder) !== content
    ? `${folder}/ has changed since ${dist}/ was built. Build again: npm run build`
    : undefined;

/**
 * @param withPlaceholders whether placeholders and unconfirmed claims are allowed
 * @throws UserError if the build is a draft, was not built from today's content, or contains placeholders or
 * unconfirmed claims
 */
export function assertPublishable(dist: string, build: Manifest, withPlaceholders: boolean): void {
  if (build.draft)
    throw new UserError(`${dist}/ is a draft with unpublished pages. Build again: npm run build`);
  const stale = staleness(dist, build);
  if (stale) throw new UserError(stale);
  if (build.marks.length > 0 && !withPlaceholders)
    throw new UserError(
      [
        `Nothing was uploaded, because the site still has ${countMarks(build.marks)} to confirm.`,
        "npm run build -- --launch lists them. To publish it as it is: npm run deploy -- --with-placeholders",
      ].join("\n"),
    );
}

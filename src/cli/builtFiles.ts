import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { folderFlag } from "./commandLine.ts";
import { UserError } from "../build/lib/userError.ts";
import { listFiles } from "../build/lib/files.ts";
import { busy, lockOf } from "../build/site/lock.ts";
import { manifestFile } from "../build/site/write.ts";

export const siteFlags = {
  dist: folderFlag("dist", "reads another folder"),
  content: folderFlag("content", "the content that the site was built from"),
};

/**
 * Lists the paths of all files in the built site.
 *
 * @throws UserError if the build is missing or incomplete
 */
export async function builtFiles(folder: string): Promise<string[]> {
  const paths = listFiles(folder);
  if (!paths.includes("index.html"))
    throw new UserError(`${folder}/ contains no built site. Build first: npm run build`);
  const lock = lockOf(folder);
  if (lock === "held") throw new UserError(busy(folder));
  if (lock === "stale")
    throw new UserError(
      `${folder}/ is incomplete, because its last build was interrupted. Build again: npm run build`,
    );
  return paths;
}

/**
 * Lists the paths that the last build wrote. Ignores other files in the folder.
 *
 * @throws UserError if there is no build, or if one of its files is missing
 */
export async function manifestFiles(folder: string): Promise<string[]> {
  const present = new Set(await builtFiles(folder));
  const list = await readFile(join(folder, manifestFile), "utf8").catch(() => undefined);
  if (list === undefined)
    throw new UserError(`${folder}/ has no list of built files. Build again: npm run build`);
  const paths = list.split("\n").filter((path) => path !== "");
  const lost = paths.find((path) => !present.has(path));
  if (lost !== undefined) throw new UserError(`${folder}/${lost} is missing. Build again: npm run build`);
  return paths;
}

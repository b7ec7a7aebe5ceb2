import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "./commandLine.ts";
import { listFiles } from "../build/lib/files.ts";
import { busy, lockOf } from "../build/site/lock.ts";
import { manifestFile } from "../build/site/write.ts";

/** Flags of the commands that look at a built site beside its content. */
export const siteFlags = {
  dist: { type: "string", default: "dist", value: "FOLDER", description: "looks at another folder" },
  content: {
    type: "string",
    default: "content",
    value: "FOLDER",
    description: "the content that it was built from",
  },
} as const;

/**
 * Paths of all files of the built site.
 *
 * @throws UserError where nothing has been built, or where a build has not come to its end
 */
export async function builtFiles(folder: string): Promise<string[]> {
  const paths = listFiles(folder);
  if (!paths.includes("index.html"))
    throw new UserError(`${folder}/ holds no built site. Build first: npm run build`);
  const lock = lockOf(folder);
  if (lock === "held") throw new UserError(busy(folder));
  if (lock === "stale")
    throw new UserError(
      `${folder}/ is half written, as its last build was cut off. Build again: npm run build`,
    );
  return paths;
}

/**
 * Paths of the files that the last build made. What else lies in the folder is no part of the site: somebody's notes, or
 * what a build that was cut off left.
 *
 * @throws UserError where nothing has been built, or a file of the build is gone
 */
export async function manifestFiles(folder: string): Promise<string[]> {
  const present = new Set(await builtFiles(folder));
  const list = await readFile(join(folder, manifestFile), "utf8").catch(() => undefined);
  if (list === undefined)
    throw new UserError(`${folder}/ has no list of the files that a build made. Build again: npm run build`);
  const paths = list.split("\n").filter((path) => path !== "");
  const lost = paths.find((path) => !present.has(path));
  if (lost !== undefined)
    throw new UserError(`${folder}/ lacks ${lost}, which the build made. Build again: npm run build`);
  return paths;
}

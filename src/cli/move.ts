import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../build/lib/files.ts";
import { UserError } from "../build/lib/userError.ts";
import { runCommand } from "./runCommand.ts";

const command = {
  name: "move",
  summary:
    "Moves a page of services/, solutions/, news/ or texts/ to another URL: renames its file, updates all links\nto it, and redirects the old URL. Example: npm run move -- /solutions/van-refrigeration /solutions/reefer-vans",
  argument: "OLD NEW",
  flags: {},
};

if (import.meta.main)
  await runCommand(command, async (_flags, paths) => {
    const [from, to] = paths.map((path) => `/${path.replace(/^\/|\/$|\.yaml$/g, "")}`);
    if (!from || !to)
      throw new UserError("npm run move needs two paths: the page's old one and its new one.");
    for (const line of movePage("content", from, to)) console.log(line);
  });

/**
 * Moves a page, updates all links to it and adds a redirect. The file may already have been renamed.
 *
 * @param from the page's path, for example `/solutions/van-refrigeration`
 * @returns the changes, one per line
 * @throws UserError if the move is impossible; no file is changed in that case
 */
export function movePage(content: string, from: string, to: string): string[] {
  for (const path of [from, to])
    if (!/^(\/(services|solutions|news))?\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path))
      throw new UserError(
        `${path} is not the URL path of a page in services/, solutions/, news/ or texts/: use lower-case letters, digits and hyphens, for example /solutions/reefer-vans.`,
      );
  const [oldFile, newFile] = [from, to].map((path) =>
    join(content, `${path.lastIndexOf("/") === 0 ? "texts" : ""}${path}.yaml`),
  ) as [string, string];
  if (!existsSync(oldFile) && !existsSync(newFile))
    throw new UserError(
      `There is no ${oldFile}. Only pages in services/, solutions/, news/ and texts/ can be moved, not those in pages/.`,
    );
  if (existsSync(oldFile) && existsSync(newFile))
    throw new UserError(`${newFile} already exists: choose another path.`);

  const navigation = "navigation.yaml";
  const changes = listFiles(content)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => ({ file, before: readFileSync(join(content, file), "utf8") }))
    .map(({ file, before }) => {
      const relinked = withLinks(before, from, to);
      return { file, before, after: file === navigation ? withRedirect(relinked, from, to) : relinked };
    })
    .filter(({ before, after }) => before !== after);
  for (const { file, after } of changes) writeFileSync(join(content, file), after);
  if (existsSync(oldFile)) renameSync(oldFile, newFile);
  return [
    `${oldFile} is now ${newFile}.`,
    ...changes.map(({ file }) => `Changed: ${join(content, file)}`),
    `${from} now redirects to ${to}. Build to check everything: npm run build`,
  ];
}

/** Updates all links to a page in a YAML file, except a redirect's `from`. */
function withLinks(yaml: string, from: string, to: string): string {
  const link = new RegExp(`(?<![\\w/-])${from}(?![\\w/-])`, "g");
  return yaml
    .split("\n")
    .map((line) => (/^\s*-?\s*\{?\s*from:/.test(line) ? line : line.replace(link, to)))
    .join("\n");
}

/** Adds a redirect to navigation.yaml, and removes older redirects from either path. */
function withRedirect(yaml: string, from: string, to: string): string {
  const away = new RegExp(`^ *- (?:\\{ *)?from: (?:${from}|${to})(?:,|\\n) *to: .*\\n`, "gm");
  const entry = `  - from: ${from}\n    to: ${to}\n`;
  return yaml
    .replace(away, "")
    .replace(/^redirects:(?: *\[\])?\n/m, (key) => `${key.replace(" []", "")}${entry}`);
}

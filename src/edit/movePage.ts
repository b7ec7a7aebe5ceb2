import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../build/content/yaml.ts";
import { settleContent } from "../build/lib/contentJournal.ts";
import { listFiles } from "../build/lib/files.ts";
import { formatProblem, UserError } from "../build/lib/problems.ts";
import { maxPath } from "../content/linkFields.ts";
import { folderNames, folders, reservedPaths } from "../content/schema.ts";
import { parse } from "yaml";
import type { Change } from "./change.ts";
import { changeYaml } from "./changeYaml.ts";
import { relink } from "./relink.ts";
import { writeContent } from "./writeContent.ts";

const navigation = "navigation.yaml";

type Changes = Map<string, Uint8Array | string | undefined>;

/**
 * Moves a page, updates all links to it and adds a redirect. The file may already have been renamed.
 *
 * @param content path of the content folder
 * @param from the page's path, for example `/solutions/van-refrigeration`
 * @returns the changes, one per line
 * @throws UserError if the move is impossible; nothing has changed in that case
 */
export async function movePage(content: string, from: string, to: string): Promise<string[]> {
  await settleContent(content);
  const [oldFile, newFile] = [from, to].map(fileOf) as [string, string];
  const changes = planMove(content, from, to);
  await writeContent(content, changes);
  const changed = [...changes.keys()].filter((file) => file !== oldFile && file !== newFile);
  return [
    `${join(content, oldFile)} is now ${join(content, newFile)}.`,
    ...changed.map((file) => `Changed: ${join(content, file)}`),
    `${from} now redirects to ${to}. Build to check everything: npm run build`,
  ];
}

/**
 * Returns the files that moving a page changes, with their new contents.
 *
 * @throws UserError if the move is impossible
 */
export function planMove(content: string, from: string, to: string): Changes {
  if (!isPagePath(from)) assertPagePath(from);
  assertPagePath(to);
  if (folderOf(from) !== folderOf(to))
    throw new UserError(
      `${to} is a page of another kind than ${from}: choose a path like ${from.replace(/[^/]+$/, "new-name")}.`,
    );
  const [oldFile, newFile] = [from, to].map(fileOf) as [string, string];
  const [isOld, isNew] = [oldFile, newFile].map((file) => existsSync(join(content, file)));
  if (!isOld && !isNew)
    throw new UserError(
      `There is no ${join(content, oldFile)}. Only pages in ${folderNames} can be moved, not those in pages/.`,
    );
  if (isOld && isNew) throw new UserError(`${join(content, newFile)} already exists: choose another path.`);
  const changes = planRedirect(content, from, to);
  if (isOld) {
    changes.set(newFile, changes.get(oldFile) ?? readFileSync(join(content, oldFile)));
    changes.set(oldFile, undefined);
  }
  return changes;
}

/**
 * Returns the files that have links to a page, with links to another one instead, and adds a redirect.
 *
 * @param isRemoved whether links to the page's sections lead to the whole page `to`
 */
export function planRedirect(content: string, from: string, to: string, isRemoved = false): Changes {
  const changes: Changes = new Map();
  for (const file of listFiles(content).filter(
    (path) => path.endsWith(".yaml") && !/^(\.|static\/)/.test(path),
  )) {
    const before = textOf(join(content, file));
    const relinked = relink(file, before, from, to, isRemoved);
    const after = file === navigation ? withRedirect(relinked, from, to) : relinked;
    if (after !== before) changes.set(file, after);
  }
  return changes;
}

const folderOf = (path: string): string | undefined =>
  Object.values(folders).find(({ url }) => url === path.replace(/[^/]+$/, ""))?.path;

/** The file of a page, relative to the content folder. */
export const fileOf = (path: string): string => `${folderOf(path)}/${path.split("/").at(-1)}.yaml`;

const isPagePath = (path: string): boolean =>
  folderOf(path) !== undefined && /\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path);

/** @throws UserError unless a page in a folder of pages can have this path */
export function assertPagePath(path: string): void {
  if (!isPagePath(path))
    throw new UserError(
      `${path} is not the URL path of a page in ${folderNames}: use lower-case letters, digits and hyphens, for example /solutions/reefer-vans.`,
    );
  if (reservedPaths.includes(path) || path.endsWith("/index"))
    throw new UserError(`${path} is taken by another part of the site: choose another path.`);
  if (path.length > maxPath[0])
    throw new UserError(`${path} has ${path.length} characters: choose a path of at most ${maxPath[0]}.`);
}

function textOf(file: string): string {
  const text = readText(file);
  if (typeof text === "string") return text;
  throw new UserError(`${formatProblem(text)}. Correct this first.`);
}

/** Adds a redirect to navigation.yaml, and removes older redirects from either path. */
function withRedirect(source: string, from: string, to: string): string {
  const { redirects } = (parse(source, { logLevel: "silent" }) ?? {}) as {
    redirects?: { from: unknown }[] | null;
  };
  const changes: Change[] = [];
  for (const [index, redirect] of [...(redirects ?? []).entries()].reverse())
    if ([from, to].includes(String(redirect?.from).toLowerCase()))
      changes.push({ kind: "remove", path: ["redirects", index] });
  return changeYaml(source, [
    ...changes,
    { kind: "insert", path: ["redirects"], index: 0, value: { from, to } },
  ]);
}

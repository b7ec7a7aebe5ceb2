import { join, parse } from "node:path";
import { folderNames, folders, schemaOf } from "../../content/schema.ts";
import { listFiles, namesIn } from "../lib/files.ts";
import { type Problem, problemOf } from "../lib/problems.ts";

/**
 * Reports YAML files that the build would ignore because of their name or folder. Dot files are skipped,
 * because editors and operating systems create them.
 *
 * @returns also the paths of pages whose file has a wrong ending, such as `amc.yaml.txt`. Links to them are not
 * reported, because they work as soon as the file is renamed.
 */
export const strayFiles = (directory: string): { problems: Problem[]; pages: string[] } => ({
  problems: strayProblems(directory),
  pages: strayPages(directory),
});

function strayProblems(directory: string): Problem[] {
  try {
    const present = listFiles(directory).filter(
      (path) => /\.ya?ml(\.txt)?$/i.test(path) && !/(^|\/)\.|^static\//.test(path),
    );
    return present
      .filter((path) => !schemaOf(path))
      .map((path) => problemOf(join(directory, path), adviceFor(path, present)));
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException;
    if (path === undefined) throw error;
    return [problemOf(path, `can't be read (${code}): change the folder's permissions`)];
  }
}

function adviceFor(path: string, present: string[]): string {
  const { dir, name } = parse(path.replace(/\.txt$/i, ""));
  const canonical = dir === "" ? `${name}.yaml` : `${dir}/${name}.yaml`;
  if (canonical !== path && present.includes(canonical)) {
    return `duplicates ${parse(canonical).base}: keep one of the two files and remove the other`;
  }
  if (schemaOf(canonical)) return `is ignored by the build: rename it to ${parse(canonical).base}`;
  return `is ignored by the build: put a page into ${folderNames}, or remove this file`;
}

const strayPages = (directory: string): string[] =>
  Object.values(folders).flatMap(({ path, url }) =>
    namesIn(join(directory, path))
      .filter((name) => /\.(yml|ya?ml\.txt)$/i.test(name))
      .map((name) => `${url}${name.replace(/\..*/, "")}`.slice(1)),
  );

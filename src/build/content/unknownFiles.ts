import { join, parse } from "node:path";
import { files, folders } from "../../content/schema.ts";
import type { Problem } from "../lib/problems.ts";
import { listFiles } from "../lib/files.ts";

/** YAML files in the content folder that would be passed over in silence: a second spelling, a wrong folder. */
export function strayProblems(directory: string): Problem[] {
  const present = listFiles(directory).filter((path) => /\.ya?ml$/i.test(path) && !path.startsWith("."));
  const known = new Set<string>(Object.values(files).map(({ path }) => path));
  const pageFolders = Object.values(folders).map(({ path }): string => path);
  return present
    .filter((path) => !known.has(path) && !(pageFolders.includes(parse(path).dir) && path.endsWith(".yaml")))
    .map((path) => ({
      file: join(directory, path),
      line: 1,
      column: 1,
      message: adviceFor(path, present, known, pageFolders),
    }));
}

function adviceFor(
  path: string,
  present: string[],
  known: ReadonlySet<string>,
  pageFolders: string[],
): string {
  const { dir, name } = parse(path);
  const twin = dir === "" ? `${name}.yaml` : `${dir}/${name}.yaml`;
  const page = pageFolders.includes(dir);
  if (twin !== path && present.includes(twin)) {
    const what = page ? `the page /${dir}/${name}` : "the same things";
    return `describes ${what} a second time, after ${parse(twin).base}: keep one of the two files and remove the other`;
  }
  if (page || known.has(twin)) return `is not read: rename it to ${parse(twin).base}`;
  return `is not read: put a page into ${pageFolders.map((folder) => `${folder}/`).join(" or ")}, or remove this file`;
}

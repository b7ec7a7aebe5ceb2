import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { files, folders, type Site } from "../content/schema.ts";
import { type Problem, refuse } from "./problems.ts";
import { validate } from "./validate.ts";
import { type Mark, parseYaml, type YamlFile } from "./yaml.ts";

/** All content, with the files it came from (for positions) and the values to settle before launch. */
export type Content = { site: Site; sources: YamlFile[]; marks: Mark[] };

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads and validates everything in the content folder.
 *
 * @param directory the content folder, as it should be named in messages
 * @throws BuildProblems with every mistake of every file, each with line and column
 */
export async function loadContent(directory = "content"): Promise<Content> {
  const problems: Problem[] = [];
  const sources: YamlFile[] = [];

  async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T> | undefined> {
    const file = join(directory, path);
    const source = await readFile(file, "utf8").catch(() => undefined);
    if (source === undefined) {
      problems.push({
        file,
        line: 1,
        column: 1,
        message: "is missing: restore this file from an earlier version",
      });
      return undefined;
    }
    const yaml = parseYaml(file, source);
    sources.push(yaml);
    const result = validate(yaml, schema);
    if ("data" in result) return result.data;
    problems.push(...result.problems);
    return undefined;
  }

  async function readFolder<T extends z.ZodType>(path: string, schema: T): Promise<Map<string, z.infer<T>>> {
    const pages = new Map<string, z.infer<T>>();
    for (const entry of await listYaml(join(directory, path))) {
      const name = entry.replace(/\.ya?ml$/, "");
      const page = await read(join(path, entry), schema);
      if (!slug.test(name)) problems.push(badName(join(directory, path, entry)));
      else if (page !== undefined) pages.set(name, page);
    }
    return pages;
  }

  const entries: [string, unknown][] = [];
  for (const [key, { path, schema }] of Object.entries(files)) entries.push([key, await read(path, schema)]);
  for (const [key, { path, schema }] of Object.entries(folders))
    entries.push([key, await readFolder(path, schema)]);
  refuse(problems);
  return { site: Object.fromEntries(entries) as Site, sources, marks: sources.flatMap((yaml) => yaml.marks) };
}

async function listYaml(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch(() => []);
  return entries.filter((entry) => /\.ya?ml$/.test(entry)).sort();
}

function badName(file: string): Problem {
  const message =
    "has a name that makes no web address: use lower-case letters, digits and hyphens, as in cold-rooms.yaml";
  return { file, line: 1, column: 1, message };
}

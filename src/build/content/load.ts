import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { files, folders, type Site } from "../../content/schema.ts";
import { type BrandMark, parseMark } from "./logo.ts";
import { planPictures } from "../media/planPictures.ts";
import { readEntity, type Reading, readText } from "./readYaml.ts";
import { BuildProblems, type Problem, refuse } from "../lib/problems.ts";
import { referenceProblems } from "./checkLinks.ts";
import { listRoutes } from "./routes.ts";
import { strayProblems } from "./unknownFiles.ts";
import type { Mark, YamlFile } from "./yaml.ts";

/** All content, with the files it came from (for positions) and the values to settle before launch. */
export type Content = {
  site: Site;
  brand: BrandMark;
  sources: YamlFile[];
  marks: Mark[];
};

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads everything in the content folder, validates it and follows its links.
 *
 * @param directory the content folder, as it should be named in messages
 * @param cache folder for the measurements of pictures
 * @throws BuildProblems with every mistake of every file and picture, each with line and column
 */
export async function loadContent(directory = "content", cache = ".cache"): Promise<Content> {
  const reading: Reading = { directory, sources: [], problems: [] };
  const entries: [string, unknown][] = [];
  for (const [key, { path, schema }] of Object.entries(files))
    entries.push([key, readEntity(reading, path, schema)]);
  for (const [key, { path, schema }] of Object.entries(folders))
    entries.push([key, await readFolder(reading, path, schema)]);

  // Faulty pages stand in their folder's map without data: their addresses exist, so links to them are no fault.
  const site = Object.fromEntries(entries) as Site;
  const { sources, problems } = reading;
  const brand = readBrand(directory);
  if (Array.isArray(brand)) problems.push(...brand);
  problems.push(...strayProblems(directory), ...referenceProblems(sources, listRoutes(site)));
  if (problems.length > 0) problems.push(...(await pictureProblems(reading, cache)));
  refuse(problems);
  return { site, brand: brand as BrandMark, sources, marks: sources.flatMap((yaml) => yaml.marks) };
}

function readBrand(directory: string): BrandMark | Problem[] {
  const file = join(directory, "brand/mark.svg");
  const source = readText(file);
  return typeof source === "string" ? parseMark(file, source) : [source];
}

async function readFolder<T extends z.ZodType>(
  reading: Reading,
  path: string,
  schema: T,
): Promise<Map<string, z.infer<T> | undefined>> {
  const names = await listYaml(join(reading.directory, path));
  const pages = names.map((name) => readEntity(reading, join(path, name), schema));
  const odd = names.filter((name) => !slug.test(slugOf(name)));
  reading.problems.push(...odd.map((name) => badName(join(reading.directory, path, name))));
  return new Map(names.map((name, index) => [slugOf(name), pages[index]]));
}

const slugOf = (name: string) => name.replace(/\.yaml$/, "");

/** While anything is to be mended, the faults of pictures are told with the rest instead of one run later. */
async function pictureProblems({ directory, sources }: Reading, cache: string): Promise<Problem[]> {
  try {
    await planPictures(sources, join(directory, "images"), join(cache, "measured"));
    return [];
  } catch (error) {
    if (error instanceof BuildProblems) return error.problems;
    throw error;
  }
}

async function listYaml(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch(() => []);
  return entries.filter((entry) => entry.endsWith(".yaml")).sort();
}

function badName(file: string): Problem {
  const message =
    "has a name that makes no web address: use lower-case letters, digits and hyphens, as in cold-rooms.yaml";
  return { file, line: 1, column: 1, message };
}

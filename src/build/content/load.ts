import { join } from "node:path";
import type { z } from "zod";
import { files, folders, type Site } from "../../content/schema.ts";
import { listFiles, namesIn } from "../lib/files.ts";
import { problemOf, throwProblems } from "../lib/problems.ts";
import { linkProblems } from "./checkLinks.ts";
import { partProblems, pictureProblems } from "./checkPictures.ts";
import type { Content } from "./content.ts";
import { type BrandMark, parseMark } from "./logo.ts";
import { readEntity, type Reading, readText } from "./readYaml.ts";
import { listRoutes } from "./routes.ts";
import { strayProblems } from "./unknownFiles.ts";

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads everything in the content folder, validates it and follows its links.
 *
 * @param directory the content folder, as it should be named in messages
 * @throws ContentError with every mistake of every file, each with line and column
 */
export async function loadContent(directory = "content"): Promise<Content> {
  const reading: Reading = { directory, sources: [], problems: strayProblems(directory) };
  const entries: [string, unknown][] = [];
  for (const [key, { path, schema }] of Object.entries(files))
    entries.push([key, readEntity(reading, path, schema)]);
  for (const [key, { path, schema }] of Object.entries(folders))
    entries.push([key, readFolder(reading, path, schema)]);

  // Faulty pages stand in their folder's map without data: their addresses exist, so links to them are no fault.
  const site = Object.fromEntries(entries) as Site;
  const { sources } = reading;
  const images = join(directory, "images");
  const file = join(directory, "brand/mark.svg");
  const source = readText(file);
  const brand = typeof source === "string" ? parseMark(file, source) : [source];
  throwProblems(
    reading.problems.concat(
      Array.isArray(brand) ? brand : [],
      linkProblems(sources, listRoutes(site), listFiles("static")),
      pictureProblems(sources, images),
      sources.flatMap((yaml) => partProblems(yaml, images)),
    ),
  );
  return { site, brand: brand as BrandMark, sources, marks: sources.flatMap((yaml) => yaml.marks) };
}

function readFolder<T extends z.ZodType>(
  reading: Reading,
  path: string,
  schema: T,
): Map<string, z.infer<T> | undefined> {
  const folder = join(reading.directory, path);
  const names = namesIn(folder).filter((name) => name.endsWith(".yaml") && !name.startsWith("."));
  return new Map(
    names.map((name) => {
      const own = name.replace(/\.yaml$/, "");
      if (!slug.test(own)) reading.problems.push(problemOf(join(folder, name), badName));
      return [own, readEntity(reading, join(path, name), schema)];
    }),
  );
}

const badName =
  "has a name that makes no web address: use lower-case letters, digits and hyphens, as in cold-rooms.yaml";

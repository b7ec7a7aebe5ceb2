import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import { files, folders, reservedPaths, type Site } from "../../content/schema.ts";
import { buildTime } from "../lib/clock.ts";
import { settleContent } from "../lib/contentJournal.ts";
import { namesIn, slashed } from "../lib/files.ts";
import { type Problem, problemOf, throwProblems } from "../lib/problems.ts";
import { staticFiles } from "../lib/staticFiles.ts";
import { linkProblems } from "./checkLinks.ts";
import { fieldProblems } from "./checkFields.ts";
import { type Content, hiddenPages, listRoutes, unpublishedPages, withoutPages } from "./content.ts";
import { type FactTexts, factTexts, fillFacts, fillMark, missingFacts } from "./factTokens.ts";
import { readLogos } from "./logo.ts";
import { placeholderValues } from "./marks.ts";
import { validate } from "./validate.ts";
import { parseYaml, readText, type YamlFile } from "./yaml.ts";
import type { Route } from "../../content/routes.ts";
import { strayFiles } from "./unknownFiles.ts";

/** New texts of files by path in content/, which are not written yet. Undefined for removed files. */
export type Unsaved = ReadonlyMap<string, string | undefined>;

type LoadContext = { directory: string; sources: YamlFile[]; problems: Problem[]; unsaved: Unsaved };

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads and validates the content folder, and checks its links and pictures.
 *
 * @param directory path of the content folder, which also appears in messages
 * @param linkable paths of files that links may point to
 * @param drafts whether to include drafts and pages outside their publication dates
 * @param unsaved texts to check before they are written
 * @throws ContentError with all problems, each with its file, line and column
 */
export async function loadContent(
  directory = "content",
  linkable = staticFiles(join(directory, "static")).published,
  { drafts = false, unsaved = new Map() }: { drafts?: boolean; unsaved?: Unsaved | undefined } = {},
): Promise<Content> {
  await settleContent(directory);
  const stray = strayFiles(directory);
  const context: LoadContext = { directory, sources: [], problems: stray.problems, unsaved };
  const { site, facts } = readSite(context);
  const { sources } = context;
  const routes = listRoutes(site, sources);
  const unpublished = unpublishedPages(routes, buildTime());
  const hidden = hiddenPages(routes, unpublished, drafts);
  const { logos, problems } = readLogos(join(directory, "brand"));
  throwProblems(
    context.problems.concat(
      problems,
      repeatedPaths(routes, directory),
      linkProblems(sources, routes, [...linkable, ...stray.pages], site.navigation?.redirects, hidden),
      fieldProblems(sources, join(directory, "images"), site.projects?.categories),
    ),
  );
  const published = sources.filter(({ name }) => !hidden.some(({ file }) => file === name));
  const marks = published.flatMap((yaml) =>
    [...yaml.marks, ...placeholderValues(yaml)].map((mark) => fillMark(mark, facts)),
  );
  const shown = withoutPages(site, hidden);
  return { site: shown, routes: listRoutes(shown, sources), ...logos, sources, marks, facts, unpublished };
}

/**
 * Reads and validates all YAML files. Invalid pages stay in their maps without data, so that links to them are
 * not reported as dead.
 */
function readSite(context: LoadContext): { site: Site; facts: FactTexts } {
  const single = Object.entries(files).map(([key, { path }]) => [key, readYaml(context, path)] as const);
  const { facts: siteYaml, projects, home } = Object.fromEntries(single);
  const facts = factTexts(siteYaml?.data, projects?.data);
  const dataOf = (yaml: YamlFile | undefined, schema: z.ZodType) =>
    yaml && validateEntity(context, yaml, schema, facts);
  const entries = single.map(([key, yaml]) => [key, dataOf(yaml, files[key as keyof typeof files].schema)]);
  for (const [key, { path, schema }] of Object.entries(folders)) {
    const pages = readFolder(context, path).map(([slug, yaml]) => [slug, dataOf(yaml, schema)] as const);
    entries.push([key, new Map(pages)]);
  }
  const site = Object.fromEntries(entries) as Site;
  // Restores the key order of home.yaml, because the page shows its sections in that order. Zod returns keys
  // in the schema's order.
  return { facts, site: { ...site, home: site.home && { ...(home?.data as Site["home"]), ...site.home } } };
}

function readFolder(context: LoadContext, path: string): [slug: string, yaml: YamlFile | undefined][] {
  const folder = join(context.directory, path);
  const names = namesWith(path, namesIn(folder), context.unsaved).filter(
    (name) => name.endsWith(".yaml") && !name.startsWith("."),
  );
  return names.map((name) => {
    const own = name.replace(/\.yaml$/, "");
    const place = slashed(join(folder, name));
    if (!slug.test(own)) {
      context.problems.push(problemOf(place, badName));
      return [own, undefined];
    }
    if (own === "index")
      context.problems.push(problemOf(place, "can't be named index: give the page another name"));
    if (path === folders.texts.path && reservedPaths.includes(`/${own}`))
      context.problems.push(
        problemOf(place, `can't be named ${own}, because the site uses that URL: give the page another name`),
      );
    return [own, readYaml(context, `${path}/${name}`)];
  });
}

/** Adds the unsaved files of a folder to the names in it, and leaves out those that are to be removed. */
function namesWith(folder: string, names: string[], unsaved: Unsaved): string[] {
  const added = [...unsaved.keys()].filter((path) => dirname(path) === folder).map((path) => basename(path));
  const all = [...new Set([...names, ...added])].sort();
  return all.filter((name) => !added.includes(name) || unsaved.get(`${folder}/${name}`) !== undefined);
}

/**
 * Reads and parses a YAML file, and adds it to `sources`.
 *
 * @param path relative to the content folder
 * @returns undefined if the file can't be read; `problems` then contains the reason
 */
function readYaml(
  { directory, sources, problems, unsaved }: LoadContext,
  path: string,
): YamlFile | undefined {
  const file = slashed(join(directory, path));
  const text = unsaved.get(path) ?? readText(file);
  if (typeof text !== "string") {
    problems.push(text);
    return undefined;
  }
  const yaml = parseYaml(file, text, path);
  sources.push(yaml);
  return yaml;
}

function validateEntity(context: LoadContext, yaml: YamlFile, schema: z.ZodType, facts: FactTexts): unknown {
  const data = fillFacts(yaml.data, schema, facts);
  const missing = missingFacts(yaml, facts);
  const result = missing.length > 0 ? { problems: missing } : validate({ ...yaml, data }, schema);
  if ("data" in result) return result.data;
  for (const problem of result.problems) context.problems.push(problem);
  return undefined;
}

function repeatedPaths(routes: Route[], directory: string): Problem[] {
  return routes.flatMap(({ path, file }, index) => {
    const earlier = routes.slice(0, index).find((route) => route.path === path);
    const message = `has the same URL ${path} as ${earlier?.file}: give the file another name`;
    return earlier ? [problemOf(slashed(join(directory, file)), message)] : [];
  });
}

const badName =
  "has a name that can't be part of a URL: use lower-case letters, digits and hyphens, for example cold-rooms.yaml";

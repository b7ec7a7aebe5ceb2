import { join } from "node:path";
import type { z } from "zod";
import { files, folders, type Site } from "../../content/schema.ts";
import { buildTime } from "../lib/clock.ts";
import { namesIn, slashed } from "../lib/files.ts";
import { type Problem, problemOf, throwProblems } from "../lib/problems.ts";
import { staticFiles } from "../lib/staticFiles.ts";
import { readBrand } from "./brand.ts";
import { categoryProblems } from "./checkCategories.ts";
import { linkProblems } from "./checkLinks.ts";
import { partProblems, pictureProblems } from "./checkPictures.ts";
import type { Content } from "./content.ts";
import { fillMark } from "./factTokens.ts";
import { placeholderValues } from "./placeholderValues.ts";
import { readEntity, readFacts, type LoadContext } from "./readYaml.ts";
import { listRoutes, type Route } from "../../content/routes.ts";
import { strayProblems } from "./unknownFiles.ts";
import { hiddenPages, unpublishedPages, withoutPages } from "./unpublished.ts";

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads and validates the content folder, and checks its links and pictures.
 *
 * @param directory content folder, as named in messages
 * @param linkable paths of files that links may point to
 * @param drafts includes drafts, and pages outside their dates
 * @throws ContentError with all problems of all files, each with line and column
 */
export async function loadContent(
  directory = "content",
  linkable = staticFiles().published,
  { drafts = false } = {},
): Promise<Content> {
  const facts = readFacts(directory);
  const context: LoadContext = { directory, facts, sources: [], problems: strayProblems(directory) };
  const entries: [string, unknown][] = [];
  for (const [key, { path, schema }] of Object.entries(files))
    entries.push([key, readEntity(context, path, schema)]);
  for (const [key, { path, schema }] of Object.entries(folders))
    entries.push([key, readFolder(context, path, schema)]);

  // Invalid pages stay in the map without data, because their URLs exist: links to them are not reported as
  // dead.
  const site = Object.fromEntries(entries) as Site;
  const routes = listRoutes(site);
  const unpublished = unpublishedPages(routes, buildTime());
  const hidden = hiddenPages(routes, unpublished, drafts);
  const { sources } = context;
  const images = join(directory, "images");
  const { brand, problems } = readBrand(join(directory, "brand"));
  throwProblems(
    context.problems.concat(
      problems,
      repeatedPaths(routes, directory),
      linkProblems(sources, routes, linkable, site.navigation?.redirects, hidden),
      site.projects ? categoryProblems(sources, site.projects.categories) : [],
      pictureProblems(sources, images),
      sources.flatMap((yaml) => partProblems(yaml, images)),
    ),
  );
  const published = sources.filter(({ file }) => !hidden.some((page) => file.endsWith(`/${page.file}`)));
  const marks = published.flatMap((yaml) =>
    [...yaml.marks, ...placeholderValues(yaml)].map((mark) => fillMark(mark, facts)),
  );
  return { site: withoutPages(site, hidden), ...brand, sources, marks, facts, unpublished };
}

function readFolder<T extends z.ZodType>(
  context: LoadContext,
  path: string,
  schema: T,
): Map<string, z.infer<T> | undefined> {
  const folder = join(context.directory, path);
  const names = namesIn(folder).filter((name) => name.endsWith(".yaml") && !name.startsWith("."));
  return new Map(
    names.map((name) => {
      const own = name.replace(/\.yaml$/, "");
      const place = slashed(join(folder, name));
      if (!slug.test(own)) {
        context.problems.push(problemOf(place, badName));
        return [own, undefined];
      }
      if (own === "index")
        context.problems.push(problemOf(place, "can't be named index: give the page another name"));
      return [own, readEntity(context, `${path}/${name}`, schema)];
    }),
  );
}

/** A page in texts/ may have the path of another page. */
function repeatedPaths(routes: Route[], directory: string): Problem[] {
  return routes.flatMap(({ path, file }, index) => {
    const earlier = routes.slice(0, index).find((route) => route.path === path);
    const message = `has the URL ${path}, like ${earlier?.file}: give the file another name`;
    return earlier ? [problemOf(slashed(join(directory, file)), message)] : [];
  });
}

const badName =
  "has a name that can't be part of a URL: use lower-case letters, digits and hyphens, as in cold-rooms.yaml";

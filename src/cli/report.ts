import { typedFacts } from "./typedFacts.ts";
import { countMarks, markProblems } from "../build/content/marks.ts";
import { expiries } from "../build/content/expiry.ts";
import { formatProblem, type Problem, problemOf } from "../build/lib/problems.ts";
import { leftOutAdvice } from "../build/lib/staticFiles.ts";
import type { Content, SourcedRoute } from "../build/content/content.ts";
import type { MediaPlan } from "../build/media/media.ts";
import type { Page } from "../build/pages/page.ts";
import type { WriteResult } from "../build/site/write.ts";
import type { HostingTable } from "../hosting/table.ts";
import { basename } from "node:path";
import { stringify } from "yaml";
import { placedTexts, problemAt } from "../build/content/yaml.ts";
import { formatDate } from "../content/formatDate.ts";
import type { Publication } from "../content/publication.ts";
import { isPublic } from "../content/routes.ts";

/** The result of a build. */
export type Built = {
  content: Content;
  plan: MediaPlan;
  pages: Page[];
  hosting: HostingTable;
  written: WriteResult;
};

/**
 * Prints advice for the editor, open placeholders and claims, and the changed files.
 *
 * @param options `verbose` also prints the location of each placeholder and claim
 */
export function report(built: Built, options: { content: string; verbose: boolean }): void {
  const { content, pages, written } = built;
  const advice = contentAdvice(built, options.content);
  if (advice.length > 0) console.log(`${advice.join("\n")}\n`);
  if (content.marks.length > 0)
    console.log(
      options.verbose
        ? `${markProblems(content.marks).map(formatProblem).join("\n")}\n`
        : `Open before launch: ${countMarks(content.marks)}. npm run build -- --verbose lists them.\n`,
    );
  const { written: changed, unchanged, removed } = written;
  console.log(
    `${pages.length} pages. Files written: ${changed.length}, unchanged: ${unchanged}, removed: ${removed.length}.`,
  );
}

type Advised = { content: Content; plan: { pictures: { advice: Problem[] } } };

/** Returns advice for the editor, one string per problem. */
export const contentAdvice = (built: Advised, folder: string): string[] => [
  ...unlistedPages(built.content).map(
    (route) => `${formatProblem(unlisted(route))}. ${remedy(route, folder)}`,
  ),
  ...fieldAdvice(built).map(formatProblem),
  ...leftOutAdvice(`${folder}/static`),
];

/** Returns advice about pages and fields. */
export const placedAdvice = (built: Advised): Problem[] => [
  ...unlistedPages(built.content).map(unlisted),
  ...fieldAdvice(built),
];

const fieldAdvice = ({ content, plan }: Advised): Problem[] => [
  ...scheduledPages(content),
  ...descriptionLengths(content),
  ...longHeadings(content),
  ...typedFacts(content),
  ...expiries(content),
  ...queryRedirects(content),
  ...plan.pictures.advice,
];

/** Recommended length in characters. Search results truncate longer descriptions. */
const usual = { least: 120, most: 155 };
/** The longest heading in characters. */
const longest = 80;

/** Reports descriptions that are too short or too long. */
const descriptionLengths = ({ routes }: Content): Problem[] =>
  routes.flatMap(({ yaml, page: { description } }) => {
    if (description.length >= usual.least && description.length <= usual.most) return [];
    const advice = `has ${description.length} characters: ${usual.least} to ${usual.most} are best for search results`;
    return [problemAt(yaml, ["description"], advice)];
  });

/** Reports headings of pages and sections that are too long. */
const longHeadings = ({ sources }: Content): Problem[] =>
  placedTexts(sources).flatMap(({ yaml, path, role, value }) => {
    if ((role !== "heading" && path.at(-1) !== "heading") || value.length <= longest) return [];
    const advice = `has ${value.length} characters and takes several lines: write at most ${longest}`;
    return [problemAt(yaml, path, advice)];
  });

const queryRedirects = ({ sources }: Content): Problem[] =>
  placedTexts(sources, "formerUrl")
    .filter(({ value }) => value.includes("?"))
    .map(({ yaml, path }) =>
      problemAt(
        yaml,
        path,
        "is only redirected by Apache with mod_rewrite, nginx, Caddy and Netlify; other hosts ignore the query",
      ),
    );

/** Reports unpublished and temporary pages. Pages with an `until` date stay online until the next build. */
function scheduledPages({ routes, sources, unpublished }: Content): Problem[] {
  const ending = routes.flatMap(({ path, file, page }) => {
    const { until } = page as Publication;
    if (!until || unpublished.some((hidden) => hidden.path === path)) return [];
    const reason = `is published until ${formatDate(until)}`;
    return [{ path, file, key: "until", reason, advice: "publish again on the next day" }];
  });
  return [...unpublished, ...ending].flatMap(({ path, file, key, reason, advice }) => {
    const yaml = sources.find(({ name }) => name === file);
    const message = `${path} ${reason}: ${advice}`;
    return yaml ? [{ file: yaml.file, ...yaml.locate([key]), message }] : [];
  });
}

/** Lists the pages that are neither in the menu nor in the footer. */
function unlistedPages({ site, routes, unpublished }: Content): SourcedRoute[] {
  const { menu, footer } = site.navigation;
  const listed = new Set([
    ...unpublished.map(({ path }) => path),
    ...[...JSON.stringify([menu, footer]).matchAll(/"(\/[^"]*)"/g)].map(([, path]) => path),
  ]);
  return routes.filter((route) => isPublic(route) && route.kind !== "article" && !listed.has(route.path));
}

const unlisted = ({ path, yaml }: SourcedRoute): Problem =>
  problemOf(yaml.file, `${path} is not in the menu or footer`);

const remedy = ({ path, file, kind }: SourcedRoute, folder: string): string =>
  `Add to ${folder}/navigation.yaml, under ${kind === "text" ? "legal in the footer" : "menu and under footer"}:\n${menuItem(path, file)}`;

/** Suggests a menu item to copy. Its name comes from the file name, because titles are too long. */
function menuItem(path: string, file: string): string {
  const words = basename(file, ".yaml").split("-");
  const name = words.map((word) =>
    /^(hvac|amc)$/.test(word) ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1),
  );
  return stringify([{ name: name.join(" "), href: path }])
    .trimEnd()
    .replaceAll(/^/gm, "  ");
}

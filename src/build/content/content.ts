import { formatDate } from "../../content/formatDate.ts";
import type { NavigationItem } from "../../content/navigation.ts";
import { today } from "../../content/openingStatus.ts";
import type { Publication } from "../../content/publication.ts";
import type { Route } from "../../content/routes.ts";
import { files, folders, pageKinds, type Site, type Source } from "../../content/schema.ts";
import { newsPath } from "../../content/urls.ts";
import type { FactTexts } from "./factTokens.ts";
import type { Logos } from "./logo.ts";
import type { Mark, YamlFile } from "./yaml.ts";

/** A page and the file that contains its content. */
export type SourcedRoute = Route & { yaml: YamlFile };

/**
 * Validated content. `sources` provides the positions for error messages. In a draft build, `site` and `routes`
 * include unpublished pages.
 */
export type Content = Logos & {
  site: Site;
  routes: SourcedRoute[];
  facts: FactTexts;
  sources: YamlFile[];
  marks: Mark[];
  unpublished: Unpublished[];
};

/** Lists the pages of `site` in the order of the page kinds. */
export function listRoutes(site: Site, sources: readonly YamlFile[]): SourcedRoute[] {
  const byName = new Map(sources.map((yaml) => [yaml.name, yaml]));
  return Object.entries(pageKinds).flatMap(([kind, { pattern, source }]) =>
    contentOf(site, source).map(({ slug, file, page }) => {
      const path = pattern.replace(":slug", slug);
      return { kind, path, page, file, yaml: byName.get(file) } as SourcedRoute;
    }),
  );
}

function contentOf(site: Site, source: Source) {
  if (source === "newsPage" && site.news.size === 0) return [];
  if (isFile(source)) return [{ slug: "", page: site[source], file: files[source].path }];
  const { path } = folders[source];
  return [...site[source]].map(([slug, page]) => ({ slug, page, file: `${path}/${slug}.yaml` }));
}

const isFile = (source: Source): source is keyof typeof files => source in files;

/** A page that visitors can't see. `key` is the key in the page's file that hides it. */
export type Unpublished = { path: string; file: string; key: string; reason: string; advice: string };

export function unpublishedPages(routes: Route[], now: Date): Unpublished[] {
  return routes.flatMap(({ path, file, page }) => {
    const hidden = hiddenReason((page ?? {}) as Publication & { date?: string }, today(now));
    return hidden ? [{ path, file, ...hidden }] : [];
  });
}

/**
 * @param today in the form `2027-03-20`
 * @returns undefined for published pages
 */
function hiddenReason({ draft, until, ...page }: Publication & { date?: string }, today: string) {
  // An article appears on its own day, unless it has an earlier first day.
  const key = page.from ? "from" : "date";
  const from = page[key];
  if (draft) return { key: "draft", reason: "is a draft", advice: "visitors can't see it" };
  if (from && today < from)
    return { key, reason: `will appear on ${formatDate(from)}`, advice: "publish again on that day" };
  if (until && until < today)
    return {
      key: "until",
      reason: `ended on ${formatDate(until)}`,
      advice: "remove the page, or change its last day",
    };
  return undefined;
}

/**
 * Lists the pages to leave out. The news page is left out whenever it has no articles to show.
 *
 * @param drafts whether to keep all other unpublished pages
 */
export function hiddenPages(routes: Route[], unpublished: Unpublished[], drafts: boolean): Unpublished[] {
  const hidden = drafts ? [] : unpublished;
  const isShown = ({ path }: Route) => !hidden.some((page) => page.path === path);
  if (routes.some((route) => route.kind === "article" && isShown(route))) return hidden;
  const newsPage = { path: newsPath, file: files.newsPage.path, key: "title" };
  return [...hidden, { ...newsPage, reason: "has no article", advice: "" }];
}

/** Removes pages, and the menu items and home page cards that link to them. */
export function withoutPages(site: Site, hidden: Unpublished[]): Site {
  const paths = new Set(hidden.map(({ path }) => path));
  const hiddenFiles = new Set(hidden.map(({ file }) => file));
  const isShown = ({ href = "", subItems }: Partial<NavigationItem>) =>
    subItems ? subItems.length > 0 : !paths.has(href.replace(/[?#].*$/, ""));
  const shown = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map(shown).filter(isShown) as T;
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shown(item)])) as T;
  };
  const pages = Object.entries(folders).map(([key, { path }]) => {
    const all = [...site[key as keyof typeof folders]];
    return [key, new Map<string, unknown>(all.filter(([slug]) => !hiddenFiles.has(`${path}/${slug}.yaml`)))];
  });
  const { navigation, home } = site;
  return {
    ...site,
    ...(Object.fromEntries(pages) as Pick<Site, keyof typeof folders>),
    navigation: shown(navigation),
    home: { ...home, services: shown(home.services), sectors: shown(home.sectors) },
  };
}

import type { Route } from "../../content/routes.ts";
import { files, folders, pageKinds, type Site, type Source } from "../../content/schema.ts";
import type { FactTexts } from "./factTokens.ts";
import type { Logos } from "./logo.ts";
import type { Unpublished } from "./unpublished.ts";
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

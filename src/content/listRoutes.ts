import { pageKinds, type Route, type Source } from "./routes.ts";
import { files, folders, type Site } from "./schema.ts";

export function listRoutes(site: Site): Route[] {
  return Object.entries(pageKinds).flatMap(([kind, { pattern, source }]) =>
    contentOf(site, source).map(({ slug, ...content }) => {
      return { kind, path: pattern.replace(":slug", slug), ...content } as Route;
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

import type { HeadPicture } from "./primitives.ts";
import type { Project } from "./projects.ts";
import type { files, folders, Site } from "./schema.ts";
import type { SiteFacts } from "./site.ts";
import { hashedFolders } from "./urls.ts";
import { videoFrame } from "./video.ts";

/**
 * Page kinds in sitemap order. `source` is the file or folder that contains a kind's content.
 * src/pages/renderPage.tsx maps each kind to its component.
 */
export const pageKinds = {
  home: { pattern: "/", source: "home" },
  about: { pattern: "/about", source: "about" },
  geothermal: { pattern: "/geothermal-hvac", source: "geothermal" },
  service: { pattern: "/services/:slug", source: "services" },
  solution: { pattern: "/solutions/:slug", source: "solutions" },
  gallery: { pattern: "/gallery", source: "gallery" },
  contact: { pattern: "/contact", source: "contact" },
  news: { pattern: "/news", source: "newsPage" },
  article: { pattern: "/news/:slug", source: "news" },
  text: { pattern: "/:slug", source: "texts" },
  "not-found": { pattern: "/404.html", source: "notFound" },
  error: { pattern: "/500.html", source: "error" },
} as const satisfies Record<string, { pattern: string; source: Source }>;

/** Paths that no text page can have, because another page or a folder of dist has them. */
export const reservedPaths: readonly string[] = [
  ...Object.values(pageKinds).map(({ pattern }) => pattern.replace(/\.html$/, "")),
  ...hashedFolders.map((folder) => `/${folder.slice(0, -1)}`),
];

export type Source = keyof typeof files | keyof typeof folders;
type Contained<T> = T extends Map<string, infer Page> ? Page : T;

export type PageKind = keyof typeof pageKinds;
export type PageOf<K extends PageKind> = Contained<Site[(typeof pageKinds)[K]["source"]]>;

export type Route = {
  [K in PageKind]: {
    kind: K;
    page: PageOf<K>;
    /** Public paths look like `/`, `/about` or `/services/amc`, error pages like `/404.html`. */
    path: string;
    file: string;
  };
}[PageKind];

/** False for error pages, which are neither linked nor indexed. */
export const isPublic = (route: Route): boolean => route.kind !== "not-found" && route.kind !== "error";

/** URLs of a page's third-party frames: the map, and videos, which load when they are played. */
export function framesOf({ kind, page }: Route, { map }: SiteFacts): string[] {
  const sections = "sections" in page ? page.sections : [];
  const videos = sections.flatMap((section) => (section.type === "video" ? [videoFrame(section.url)] : []));
  return [...(kind === "contact" ? [map.embed] : []), ...videos.filter((url) => url !== undefined)];
}

/** URL that the contact form sends messages to; undefined if the form opens the visitor's mail program. */
export const formService = (route: Route): string | undefined =>
  route.kind === "contact" ? route.page.form.service?.url : undefined;

/** The category that determines a page's colours; undefined for the default colours. */
export const categoryOf = ({ page }: Route): string | undefined =>
  "category" in page ? page.category : undefined;

export const pictureOf = ({ page }: Route, projects: Project[]): HeadPicture | undefined =>
  "hero" in page ? page.hero.picture : "picture" in page ? page.picture : projects[0]?.image;

import type { HeadPicture } from "./pictureFields.ts";
import type { Project } from "./projects.ts";
import type { pageKinds, Site } from "./schema.ts";
import type { SiteFacts } from "./site.ts";
import { videoFrame } from "./video.ts";

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

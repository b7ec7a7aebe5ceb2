import type { ContactPage } from "./contactPage.ts";
import type { HomePage } from "./homePage.ts";
import type {
  AboutPage,
  ErrorPage,
  GalleryPage,
  GeothermalPage,
  MarketingPage,
  NotFoundPage,
} from "./pages.ts";
import type { Category, HeadPicture } from "./primitives.ts";
import type { Project } from "./projects.ts";

export type Screen =
  | { kind: "home"; page: HomePage }
  | { kind: "about"; page: AboutPage }
  | { kind: "contact"; page: ContactPage }
  | { kind: "geothermal"; page: GeothermalPage }
  | { kind: "service"; page: MarketingPage }
  | { kind: "solution"; page: MarketingPage }
  | { kind: "gallery"; page: GalleryPage }
  | { kind: "not-found"; page: NotFoundPage }
  | { kind: "error"; page: ErrorPage };

export type Route = Screen & {
  /** `/`, `/about`, `/services/amc`; error pages: `/404.html`. */
  path: string;
  file: string;
};

/** Excludes the error pages, which are not linked and not indexed. */
export const isPublic = (route: Route): boolean => route.kind !== "not-found" && route.kind !== "error";

export const holdsMap = ({ kind }: Route): boolean => kind === "contact";

/** The category whose colours a page uses; undefined for the default colours. */
export function categoryOf(route: Route): Category | undefined {
  return "category" in route.page ? route.page.category : undefined;
}

export const pictureOf = ({ page }: Route, projects: Project[]): HeadPicture | undefined =>
  "hero" in page ? page.hero.picture : "picture" in page ? page.picture : projects[0]?.image;

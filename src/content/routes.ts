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

/** What a page shows, by kind; `src/pages` has one file for each. */
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

/** One page of the site. */
export type Route = Screen & {
  /** Its address: `/`, `/about`, `/services/amc`. Error pages: `/404.html`. */
  path: string;
  /** The content file that the page is written in. */
  file: string;
};

/** Whether visitors and search engines are led to the page: to every one but the error pages. */
export const isPublic = (route: Route): boolean => route.kind !== "not-found" && route.kind !== "error";

/** Whether the page shows a map, which is a frame of another site. */
export const holdsMap = ({ kind }: Route): boolean => kind === "contact";

/** The colour family of a page; pages without a category wear the company's own. */
export function categoryOf(route: Route): Category | undefined {
  return "category" in route.page ? route.page.category : undefined;
}

/** The picture of a page's head; the gallery has its first project's. */
export const pictureOf = ({ page }: Route, projects: Project[]): HeadPicture | undefined =>
  "hero" in page ? page.hero.picture : "picture" in page ? page.picture : projects[0]?.image;

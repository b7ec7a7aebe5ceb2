import type { ComponentType } from "react";
import { useRoutes } from "react-router";
import { useSite } from "../components/Site/Site.tsx";
import { type PageKind, pageKinds, type PageOf } from "../content/routes.ts";
import { AboutPage } from "./AboutPage.tsx";
import { ContactPage } from "./ContactPage.tsx";
import { GalleryPage } from "./GalleryPage.tsx";
import { GeothermalPage } from "./GeothermalPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { MarketingPage } from "./MarketingPage.tsx";
import { ErrorPage, NotFoundPage } from "./NotFoundPage.tsx";
import { ArticlePage, NewsPage } from "./NewsPage.tsx";
import { TextPage } from "./TextPage.tsx";

type Components = { [K in PageKind]: ComponentType<{ page: PageOf<K> }> };

const components: Components = {
  home: HomePage,
  about: AboutPage,
  geothermal: GeothermalPage,
  service: MarketingPage,
  solution: MarketingPage,
  gallery: GalleryPage,
  contact: ContactPage,
  news: NewsPage,
  article: ArticlePage,
  text: TextPage,
  "not-found": NotFoundPage,
  error: ErrorPage,
};

const routes = Object.entries(pageKinds).map(([kind, { pattern }]) => {
  const Component = components[kind as PageKind] as ComponentType<{ page: unknown }>;
  return { path: pattern, element: <Content component={Component} /> };
});

/** The component of the page's kind, matched by its path. */
export const Page = () => useRoutes(routes);

function Content({ component: Component }: { component: ComponentType<{ page: unknown }> }) {
  return <Component page={useSite().route.page} />;
}

import type {
  BreadcrumbList,
  ImageGallery,
  ListItem,
  NewsArticle,
  Service,
  WebPage,
  WebSite,
} from "schema-dts";
import { offerCards } from "../../content/related.ts";
import { languageOf } from "../../content/language.ts";
import { isPublic, type Route } from "../../content/routes.ts";
import { shownPicture } from "../../content/gallery.ts";
import type { Site } from "../../content/schema.ts";
import { breadcrumbTo } from "../../content/breadcrumb.ts";
import {
  areaServed,
  company,
  companyId,
  companyInShort,
  isOffer,
  type Node,
  type OfferRoute,
  type Pages,
  pictureUrl,
  type Pictures,
} from "./companyData.ts";
import { absolute } from "../../content/urls.ts";

/**
 * Creates a page's schema.org data. Services repeat a short company node, because search engines don't join
 * nodes across pages. Ratings are omitted, because search engines don't show a company's ratings of itself.
 * FAQPage is omitted, because search engines don't show it either.
 *
 * @returns JSON-LD that is safe inside a script element; undefined for error pages
 */
export function structuredData(pages: Pages, route: Route, pictures: Pictures): string | undefined {
  const { site } = pages;
  if (!isPublic(route)) return undefined;
  const nodes = [
    ...(route.kind === "home" || route.kind === "contact" ? [company(pages, pictures)] : []),
    ...(route.kind === "home" ? [website(site)] : []),
    ...(isOffer(route) ? [service(site, route, pictures)] : []),
    ...(route.kind === "gallery" ? [gallery(site, route, pictures)] : []),
    ...(route.kind === "text" ? [webPage(site, route)] : []),
    ...(route.kind === "article" ? [article(site, route, pictures)] : []),
    ...(route.kind === "home" ? [] : [breadcrumb(site, route)]),
  ];
  const content = nodes.length > 1 ? { "@graph": nodes } : nodes[0];
  const data = { "@context": "https://schema.org", ...content };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

const website = (site: Site): Node<WebSite> => ({
  "@type": "WebSite",
  name: site.facts.name,
  url: absolute(site.facts, "/"),
  publisher: { "@id": companyId(site) },
});

function service(site: Site, { path, page }: OfferRoute, pictures: Pictures): Node<Service> {
  const related = offerCards(site).find(({ href }) => href === page.related[0]);
  return {
    "@type": "Service",
    name: page.hero.heading,
    serviceType: page.serviceType,
    description: page.description,
    url: absolute(site.facts, path),
    image: pictureUrl(site, page.hero.picture.file, pictures),
    provider: companyInShort(site),
    areaServed: areaServed(site),
    ...(related && {
      isRelatedTo: { "@type": "Service", name: related.title, url: absolute(site.facts, related.href) },
    }),
  };
}

const gallery = (site: Site, { page }: Route, pictures: Pictures): Node<ImageGallery> => ({
  "@type": "ImageGallery",
  name: page.title,
  image: site.projects.projects.map((project) => ({
    "@type": "ImageObject",
    name: project.title,
    caption: shownPicture(project).alt,
    contentUrl: pictureUrl(site, shownPicture(project).file, pictures),
  })),
});

const article = (
  site: Site,
  { path, page }: Extract<Route, { kind: "article" }>,
  pictures: Pictures,
): Node<NewsArticle> => ({
  "@type": "NewsArticle",
  headline: page.title,
  description: page.description,
  datePublished: page.date,
  ...inLanguage(page.title),
  url: absolute(site.facts, path),
  ...(page.picture && { image: pictureUrl(site, page.picture.file, pictures) }),
  author: companyInShort(site),
});

const webPage = (site: Site, { path, page }: Route): Node<WebPage> => ({
  "@type": "WebPage",
  name: page.title,
  description: page.description,
  ...inLanguage(page.title),
  url: absolute(site.facts, path),
});

const inLanguage = (title: string) => {
  const { lang } = languageOf(title);
  return lang && { inLanguage: lang };
};

function breadcrumb(site: Site, route: Route): Node<BreadcrumbList> {
  const steps = breadcrumbTo(site, route).flatMap(({ name, href }) => (href ? [{ name, href }] : []));
  const items = steps.map(({ name, href }, index): Node<ListItem> => {
    const address = href === route.path ? {} : { item: absolute(site.facts, href) };
    return { "@type": "ListItem", name, ...address, position: index + 1 };
  });
  return { "@type": "BreadcrumbList", itemListElement: items };
}

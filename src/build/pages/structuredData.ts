import type {
  BreadcrumbList,
  Graph,
  HVACBusiness,
  ImageGallery,
  ListItem,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import type { PlannedPicture } from "../../components/Site/Site.tsx";
import { telHref } from "../../content/contacts.ts";
import { isListed, type Route } from "../../content/routes.ts";
import type { Site } from "../../content/schema.ts";
import { trailTo } from "../../content/trail.ts";
import { absolute } from "../lib/urls.ts";

type Pictures = ReadonlyMap<string, PlannedPicture>;

/** The types of schema-dts allow a bare address in place of each of their nodes. */
type Node<T> = Exclude<T, string>;

/**
 * What the page says, in the schema.org vocabulary for search engines, from the same content as its words.
 * The company stands on the home and contact pages, its hours on the latter; elsewhere its `@id` stands for it. There
 * are no ratings, as nobody but the company would have written them, and no FAQPage, which search engines show no more.
 *
 * @returns JSON-LD that is safe inside a script element; undefined for error pages
 */
export function structuredData(site: Site, route: Route, pictures: Pictures): string | undefined {
  if (!isListed(route)) return undefined;
  const nodes: Exclude<Thing, string>[] = [
    ...(route.kind === "home" ? [company(site, pictures)] : []),
    ...(route.kind === "contact" ? [{ ...company(site, pictures), ...openingHours(site) }] : []),
    ...(route.kind === "home" ? [website(site)] : []),
    ...(route.kind === "service" ? [service(site, route)] : []),
    ...(route.kind === "gallery" ? [gallery(site, route, pictures)] : []),
    ...(route.kind === "home" ? [] : [trail(site, route)]),
  ];
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  const [node, ...others] = nodes;
  const data = others.length > 0 ? graph : { "@context": graph["@context"], ...node };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

const companyId = ({ site }: Site) => `${site.url}/#company`;

function company(site: Site, pictures: Pictures): Node<HVACBusiness> {
  const { name, url, phone, email, founded, address, coverage, social } = site.site;
  const profiles = social.map(({ href }) => href).filter((href) => new URL(href).pathname !== "/");
  return {
    "@type": "HVACBusiness",
    "@id": companyId(site),
    name,
    url: absolute(site.site, "/"),
    telephone: telHref(phone).replace("tel:", ""),
    email,
    foundingDate: String(founded),
    logo: `${url}/icon-512.png`,
    // The widest that there is, and JPEG, which every crawler reads.
    image: url + (pictures.get(site.home.hero.picture.file)?.slots.full.fallback ?? ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, ${address.area}`,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    areaServed: coverage
      .filter(({ status }) => status === "served")
      .map(({ city }) => ({ "@type": "City", name: city })),
    // A stand-in leads to the network's own front page, which is nobody's profile.
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** The office's hours, for the page that shows them. A day that is not named is a closed one. */
const openingHours = ({ site }: Site): Pick<Node<HVACBusiness>, "openingHoursSpecification"> => ({
  openingHoursSpecification: site.hours.flatMap(({ days, opens, closes }) =>
    opens && closes ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }] : [],
  ),
});

const website = (site: Site): Node<WebSite> => ({
  "@type": "WebSite",
  name: site.site.name,
  url: absolute(site.site, "/"),
  publisher: { "@id": companyId(site) },
});

const service = (site: Site, route: Route): Node<Service> => ({
  "@type": "Service",
  name: trailTo(site, route).at(-1)?.name ?? "",
  description: route.page.description,
  provider: { "@id": companyId(site) },
});

const gallery = (site: Site, { page }: Route, pictures: Pictures): Node<ImageGallery> => ({
  "@type": "ImageGallery",
  name: page.title,
  image: site.projects.projects.map(({ title, image }) => ({
    "@type": "ImageObject",
    name: title,
    caption: image.alt,
    contentUrl: site.site.url + (pictures.get(image.file)?.slots.full.fallback ?? ""),
  })),
});

/** A group has no page, so it is no step. The last step is the page itself. */
function trail(site: Site, route: Route): Node<BreadcrumbList> {
  const steps = trailTo(site, route).flatMap(({ name, href }) => (href ? [{ name, href }] : []));
  const items = steps.map(({ name, href }, index): Node<ListItem> => {
    const address = href === route.path ? {} : { item: absolute(site.site, href) };
    return { "@type": "ListItem", name, ...address, position: index + 1 };
  });
  return { "@type": "BreadcrumbList", itemListElement: items };
}

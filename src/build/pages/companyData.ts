import type { City, ContactPoint, HVACBusiness, OfferCatalog } from "schema-dts";
import type { PlannedPicture } from "../../components/Site/Site.tsx";
import { e164 } from "../../content/contacts.ts";
import { citiesOf } from "../../content/coverage.ts";
import type { OpeningHours } from "../../content/hours.ts";
import type { Route } from "../../content/routes.ts";
import type { Content } from "../content/content.ts";
import type { Site } from "../../content/schema.ts";
import { absolute } from "../../content/urls.ts";
import { weekdays } from "../../content/weekdays.ts";

export type Pictures = ReadonlyMap<string, PlannedPicture>;

/** In schema-dts, a URL can replace any node. This type excludes URLs. */
export type Node<T> = Exclude<T, string>;

export type OfferRoute = Extract<Route, { kind: "service" | "solution" | "geothermal" }>;

export const isOffer = (route: Route): route is OfferRoute =>
  route.kind === "service" || route.kind === "solution" || route.kind === "geothermal";

export type Pages = Pick<Content, "site" | "routes">;

const offersIn = (routes: readonly Route[]): OfferRoute[] => routes.filter(isOffer);

export const companyId = ({ facts }: Site) => `${facts.url}/#company`;

/** Search engines require the address of a business on every page, even of a service's provider. */
export const companyInShort = (site: Site) => ({
  "@type": "HVACBusiness" as const,
  "@id": companyId(site),
  name: site.facts.name,
  url: absolute(site.facts, "/"),
  telephone: e164(site.facts.phone),
  address: postalAddress(site.facts),
});

const postalAddress = ({ address }: Site["facts"]) => ({
  "@type": "PostalAddress" as const,
  streetAddress: `${address.street}, ${address.area}`,
  addressLocality: address.city,
  ...(address.region && { addressRegion: address.region }),
  ...(address.postalCode && { postalCode: address.postalCode }),
  addressCountry: address.countryCode,
});

export const areaServed = ({ facts }: Site): Node<City>[] =>
  citiesOf(facts.coverage, "served").map((name) => ({ "@type": "City", name }));

const catalog = ({ site, routes }: Pages): Node<OfferCatalog> => ({
  "@type": "OfferCatalog",
  name: site.home.services.heading,
  itemListElement: offersIn(routes).map(({ path, page }) => ({
    "@type": "Offer",
    itemOffered: { "@type": "Service", name: page.hero.heading, url: absolute(site.facts, path) },
  })),
});

export function company({ site, routes }: Pages, pictures: Pictures): Node<HVACBusiness> {
  const { tagline, url, email, founded, address, social, phones } = site.facts;
  // Excludes placeholder profiles, which link to a network's home page.
  const profiles = social.map(({ href }) => href).filter((href) => new URL(href).pathname !== "/");
  return {
    ...companyInShort(site),
    slogan: tagline,
    email,
    foundingDate: String(founded),
    logo: `${url}/icon-512.png`,
    image: pictureUrl(site, site.home.hero.picture.nightFile ?? site.home.hero.picture.file, pictures),
    ...(address.position && { geo: { "@type": "GeoCoordinates", ...address.position } }),
    contactPoint: [supportLine(site.facts), ...phones.map(furtherLine)],
    areaServed: areaServed(site),
    ...openingHours(site),
    knowsAbout: offersIn(routes).map(({ page }) => page.serviceType),
    hasOfferCatalog: catalog({ site, routes }),
    ...owned(site),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function supportLine({ phone, email, support }: Site["facts"]): Node<ContactPoint> {
  const always = { dayOfWeek: [...weekdays], opens: "00:00", closes: "23:59" };
  return {
    "@type": "ContactPoint",
    contactType: "customer support",
    telephone: e164(phone),
    email,
    ...(support === "24/7" && { hoursAvailable: { "@type": "OpeningHoursSpecification", ...always } }),
  };
}

const furtherLine = ({ label, number, support }: Site["facts"]["phones"][number]): Node<ContactPoint> => ({
  "@type": "ContactPoint",
  contactType: support ? "customer support" : label,
  telephone: e164(number),
});

function owned({ facts, trust: { registrations, brands, branches } }: Site) {
  const identifier = registrations.items.map(({ name, number }) => {
    return { "@type": "PropertyValue" as const, name, value: number };
  });
  const brand = brands.items.map((name) => ({ "@type": "Brand" as const, name }));
  const department = branches.items.map(({ city, phone, address, map }) => ({
    "@type": "HVACBusiness" as const,
    name: `${facts.name}, ${city}`,
    telephone: e164(phone),
    areaServed: city,
    ...(address && { address }),
    ...(map && { hasMap: map }),
  }));
  return {
    ...(identifier.length > 0 && { identifier }),
    ...(brand.length > 0 && { brand }),
    ...(department.length > 0 && { department }),
  };
}

/** URL of a picture's WebP file for the `full` slot. Every crawler supports WebP. */
export const pictureUrl = ({ facts }: Site, file: string, pictures: Pictures): string =>
  facts.url + (pictures.get(file)?.slots.full.fallback ?? "");

/**
 * Search engines treat unlisted days as closed. An exception that closes a day has the hours 00:00 to 00:00.
 */
function openingHours({ facts }: Site) {
  const regular = facts.hours.flatMap(specifications);
  const openDays = [...new Set(regular.flatMap(({ dayOfWeek }) => dayOfWeek))];
  const special = facts.exceptions.flatMap(({ from, to, intervals, hours }) => {
    const open = (hours ?? [{ days: openDays, intervals }]).flatMap(specifications);
    const closed = openDays.filter((day) => !open.some(({ dayOfWeek }) => dayOfWeek.includes(day)));
    const never = specifications({ days: closed, intervals: [{ opens: "00:00", closes: "00:00" }] });
    return [...open, ...(closed.length > 0 ? never : [])].map((hours) => {
      return { validFrom: from, validThrough: to, ...hours };
    });
  });
  return {
    openingHoursSpecification: regular,
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** Search engines require 23:59 instead of 24:00 for midnight. */
const specifications = ({ days, intervals }: OpeningHours) =>
  intervals.map(({ opens, closes }) => {
    const type = { "@type": "OpeningHoursSpecification" } as const;
    return { ...type, dayOfWeek: days, opens, closes: closes === "24:00" ? "23:59" : closes };
  });

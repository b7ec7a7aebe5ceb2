import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clockTime, dayRange } from "../../src/content/contacts.ts";
import { type BuiltPage, dist, listedPaths, page, pages, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf } from "../fixtures/html.ts";

type Node = { "@type": string } & Record<string, unknown>;
type Item = { position: number; name: string; item?: string };
type Picture = { name: string; caption: string; contentUrl: string };

/** The nodes of a page's JSON-LD. */
function nodesOf({ document }: BuiltPage): Node[] {
  const scripts = all(document, "script", { type: "application/ld+json" });
  return scripts.flatMap(({ children: [text] }) => {
    const { "@context": context, ...data } = JSON.parse(String(text)) as Record<string, unknown>;
    expect(context).toBe("https://schema.org");
    return (data["@graph"] ?? [data]) as Node[];
  });
}

const typesOf = (built: BuiltPage) => nodesOf(built).map((node) => node["@type"]);
const nodeOf = (path: string, type: string) => {
  const found = nodesOf(page(path)).filter((node) => node["@type"] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] as Node;
};
const isOffer = ({ path }: BuiltPage) => /^\/(geothermal-hvac|services\/|solutions\/)/.test(path);
const listed = pages.filter(({ path }) => listedPaths.includes(path));
const { url } = site.facts;
const company = nodeOf("/", "HVACBusiness");
const companyId = `${url}/#company`;
const inDist = (address: unknown) => existsSync(join(dist, String(address).replace(url, "")));

test("each page has the types of its kind, each once", () => {
  for (const built of listed) {
    const service = isOffer(built) ? ["Service"] : [];
    const own: Record<string, string[]> = {
      "/": ["HVACBusiness", "WebSite"],
      "/contact": ["HVACBusiness", "BreadcrumbList"],
      "/gallery": ["ImageGallery", "BreadcrumbList"],
    };
    expect(typesOf(built), built.path).toEqual(own[built.path] ?? [...service, "BreadcrumbList"]);
  }
  for (const path of ["/404.html", "/500.html"]) expect(nodesOf(page(path))).toEqual([]);
});

test("no page has ratings, reviews or question lists", () => {
  for (const { html, path } of pages)
    expect(
      /"@type":"(?:AggregateRating|Review|Rating|FAQPage|Question)"|ratingValue/.exec(html),
      path,
    ).toBeNull();
});

describe("the company", () => {
  const home = nodeOf("/", "HVACBusiness");
  const contact = page("/contact");

  test("is the same on the home page and on the contact page, under one id", () => {
    expect(home["@id"]).toBe(companyId);
    expect(nodeOf("/contact", "HVACBusiness")).toEqual(home);
    for (const { html, path } of listed)
      for (const [, id] of html.matchAll(/"@id":"([^"]*)"/g)) expect(id, path).toBe(companyId);
  });

  test.each(["/", "/contact"])("has the name, phone, mail and postal address that %s shows", (path) => {
    const { document } = page(path);
    const words = textOf(document);
    const address = home["address"] as Record<string, string>;
    const country = new Intl.DisplayNames("en", { type: "region" }).of(address["addressCountry"] ?? "");
    expect(words).toContain(home["name"]);
    expect(home["telephone"]).toMatch(/^\+\d{8,15}$/);
    expect(all(document, "a", { href: `tel:${String(home["telephone"])}` }).length).toBeGreaterThan(0);
    expect(all(document, "a", { href: `mailto:${String(home["email"])}` }).length).toBeGreaterThan(0);
    expect(words).toContain(`${address["streetAddress"]}, ${address["addressLocality"]} - ${country}`);
  });

  test("has the phone as its support line, at all hours if the content says so", () => {
    const always = { opens: "00:00", closes: "23:59" };
    expect(home["contactPoint"]).toMatchObject({
      telephone: home["telephone"],
      ...(site.facts.support === "24/7" && { hoursAvailable: always }),
    });
  });

  test("was founded in the year, and serves the cities, that the home page names", () => {
    const words = textOf(page("/").main);
    const cities = (home["areaServed"] as { name: string }[]).map(({ name }) => name);
    const { coverage } = site.facts;
    expect(words).toContain(home["foundingDate"]);
    for (const { city, status } of coverage) {
      expect(words).toContain(city);
      expect(cities.includes(city), city).toBe(status === "served");
    }
  });

  test("has the opening hours of the contact page", () => {
    const specified = nodeOf("/contact", "HVACBusiness")["openingHoursSpecification"] as {
      dayOfWeek: string[];
      opens: string;
      closes: string;
    }[];
    const rows = all(contact.main, "dt").map(({ children }) => children.map(textOf).join(""));
    const values = all(contact.main, "dd").map((value) => textOf(value));
    const shown = rows.flatMap((days, index) =>
      /\d/.test(values[index] ?? "") ? [`${days}: ${values[index]}`] : [],
    );
    expect(shown).toEqual(
      specified.map(
        ({ dayOfWeek, opens, closes }) =>
          `${dayRange(dayOfWeek)}: ${clockTime(opens)} to ${clockTime(closes)}`,
      ),
    );
  });

  test("has a picture that the home page shows, a logo, and the home page as its address", () => {
    const shown = all(page("/").main, "img").map(({ attributes }) => url + attributes["src"]);
    expect(shown).toContain(home["image"]);
    expect([inDist(home["image"]), inDist(home["logo"])]).toEqual([true, true]);
    expect(home["url"]).toBe(one(page("/").document, "link", { rel: "canonical" }).attributes["href"]);
    expect(nodeOf("/", "WebSite")).toMatchObject({
      name: home["name"],
      url: home["url"],
      publisher: { "@id": companyId },
    });
  });
});

test("each offer has the name, description and picture of its page, the provider and the area served", () => {
  const { "@id": id, name, telephone, url: home, areaServed, knowsAbout, hasOfferCatalog } = company;
  const offers = listed.filter(isOffer).map(({ path, document, main }) => {
    const service = nodeOf(path, "Service");
    const heading = String(service["name"]).replaceAll("\u00a0", " ");
    expect(heading).toBe(textOf(one(main, "h1")));
    const address = one(document, "link", { rel: "canonical" }).attributes["href"];
    expect(service).toMatchObject({
      description: one(document, "meta", { name: "description" }).attributes["content"],
      url: address,
      provider: { "@type": "HVACBusiness", "@id": id, name, telephone, url: home },
      areaServed,
    });
    expect(inDist(service["image"]), path).toBe(true);
    expect(knowsAbout).toContain(service["serviceType"]);
    return { name: service["name"], url: address };
  });
  const { itemListElement } = hasOfferCatalog as { itemListElement: { itemOffered: Node }[] };
  const catalog = itemListElement.map(({ itemOffered: { name, url } }) => ({ name, url }));
  expect(catalog).toEqual(expect.arrayContaining(offers));
  expect(catalog).toHaveLength(19);
});

test("the company's slogan is its tagline, and its address names the region", () => {
  expect(company["slogan"]).toBe(site.facts.tagline);
  expect(company["address"]).toMatchObject({ addressRegion: site.facts.address.region });
});

test("the trail is the one that the page shows, without groups, which have no page", () => {
  for (const { path, main } of listed.filter(({ path }) => path !== "/")) {
    const items = nodeOf(path, "BreadcrumbList")["itemListElement"] as Item[];
    const steps: Element[] = all(
      one(main, "nav", { "aria-label": site.interface.breadcrumbLabel }),
      "li",
    ).filter((step, index, { length }) => index === length - 1 || all(step, "a").length > 0);
    expect(items.map(({ name }) => name)).toEqual(steps.map(textOf));
    expect(items.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(items.at(-1)?.item, path).toBeUndefined();
    for (const [index, { item }] of items.slice(0, -1).entries())
      expect(item).toBe(url + all(steps[index], "a")[0]?.attributes["href"]);
  }
});

test("the gallery lists its seventeen pictures in their order, as they are shown", () => {
  const pictures = nodeOf("/gallery", "ImageGallery")["image"] as Picture[];
  const { main } = page("/gallery");
  // The picture that closes the page shows the first project once more, without words.
  const shown = all(main, "img").filter(({ attributes }) => attributes["alt"] !== "");
  const opened = all(main, "a").map(({ attributes }) => attributes["href"]);
  expect(pictures).toHaveLength(17);
  expect(pictures.map(({ caption }) => caption)).toEqual(shown.map(({ attributes }) => attributes["alt"]));
  for (const { contentUrl, name } of pictures) {
    expect(opened).toContain(contentUrl.replace(url, ""));
    expect(inDist(contentUrl), contentUrl).toBe(true);
    expect(textOf(main)).toContain(name);
  }
});

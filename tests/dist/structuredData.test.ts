import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type BuiltPage, dist, listed, offers, page, pages, site } from "../fixtures/dist.ts";
import { all, hrefs, one, textOf } from "../fixtures/html.ts";

type Node = { "@type": string } & Record<string, unknown>;

function nodesOf({ document }: BuiltPage): Node[] {
  return all(document, "script", { type: "application/ld+json" }).flatMap(({ children: [text] }) => {
    const { "@context": context, ...data } = JSON.parse(String(text)) as Record<string, unknown>;
    expect(context).toBe("https://schema.org");
    return (data["@graph"] ?? [data]) as Node[];
  });
}
function nodeOf(path: string, type: string): Node {
  const [node, ...more] = nodesOf(page(path)).filter((found) => found["@type"] === type);
  if (!node || more.length > 0) throw new Error(`${more.length + 1} ${type} on ${path}`);
  return node;
}
const always = { opens: "00:00", closes: "23:59" };
const { url, name, support, email, phone, coverage, founded, tagline, address } = site.facts;
const company = nodeOf("/", "HVACBusiness");
const inDist = (href: unknown) => existsSync(join(dist, String(href).replace(url, "")));
const canonical = ({ document }: BuiltPage) => one(document, "link", { rel: "canonical" }).attributes["href"];

test("each page has the types of its kind", () => {
  const own: Record<string, string[]> = {
    "/": ["HVACBusiness", "WebSite"],
    "/contact": ["HVACBusiness", "BreadcrumbList"],
    "/gallery": ["ImageGallery", "BreadcrumbList"],
    "/404.html": [],
    "/500.html": [],
  };
  for (const built of pages) {
    const types = own[built.path] ?? [...(offers.includes(built) ? ["Service"] : []), "BreadcrumbList"];
    expect(
      nodesOf(built).map((node) => node["@type"]),
      built.path,
    ).toEqual(types);
    expect(built.html).not.toMatch(
      /"@type":"(?:AggregateRating|Review|Rating|FAQPage|Question)"|ratingValue/,
    );
    for (const [, id] of built.html.matchAll(/"@id":"([^"]*)"/g)) expect(id).toBe(`${url}/#company`);
  }
});

test("the home page has the company's data", () => {
  const home = page("/");
  expect(nodeOf("/contact", "HVACBusiness")).toEqual(company);
  expect(company).toMatchObject({
    "@id": `${url}/#company`,
    name,
    email,
    telephone: phone.replaceAll(" ", ""),
    url: canonical(home),
    slogan: tagline,
    contactPoint: [
      { telephone: company["telephone"], ...(support === "24/7" && { hoursAvailable: always }) },
      ...site.facts.phones.map(({ label }) => ({ contactType: label })),
    ],
    foundingDate: String(founded),
    address: {
      streetAddress: `${address.street}, ${address.area}`,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
  });
  const served = coverage.filter(({ status }) => status === "served").map(({ city }) => city);
  expect((company["areaServed"] as { name: string }[]).map((area) => area.name)).toEqual(served);
  const shown = all(home.main, "img").map(({ attributes }) => url + attributes["src"]);
  expect(shown).toContain(company["image"]);
  expect([inDist(company["image"]), inDist(company["logo"])]).toEqual([true, true]);
  expect(nodeOf("/", "WebSite")).toMatchObject({
    name,
    url: company["url"],
    publisher: { "@id": company["@id"] },
  });
});

test("each service has the data of its page", () => {
  const services = offers.map((built) => {
    const service = nodeOf(built.path, "Service");
    expect(String(service["name"]).replaceAll("\u00a0", " ")).toBe(textOf(one(built.main, "h1")));
    expect(service).toMatchObject({
      description: one(built.document, "meta", { name: "description" }).attributes["content"],
      url: canonical(built),
      provider: {
        "@type": "HVACBusiness",
        "@id": company["@id"],
        name,
        url: company["url"],
        address: company["address"],
      },
      areaServed: company["areaServed"],
    });
    expect(inDist(service["image"]), built.path).toBe(true);
    expect(company["knowsAbout"]).toContain(service["serviceType"]);
    return { name: service["name"], url: service["url"] };
  });
  const { itemListElement } = company["hasOfferCatalog"] as { itemListElement: { itemOffered: Node }[] };
  const catalog = itemListElement.map(({ itemOffered: { name, url } }) => ({ name, url }));
  expect(catalog).toEqual(expect.arrayContaining(services));
  expect(catalog).toHaveLength(services.length);
});

test("the breadcrumb omits groups", () => {
  type Item = { position: number; name: string; item?: string };
  for (const { path, main } of listed.filter(({ path }) => path !== "/")) {
    const items = nodeOf(path, "BreadcrumbList")["itemListElement"] as Item[];
    const steps = all(one(main, "nav", { "aria-label": site.interface.breadcrumbLabel }), "li").filter(
      (step, index, { length }) => index === length - 1 || hrefs(step).length > 0,
    );
    expect(
      items.map(({ position, name, item }) => [position, name, item]),
      path,
    ).toEqual(
      steps.map((step, index, { length }) => [
        index + 1,
        textOf(step),
        index === length - 1 ? undefined : `${url}${hrefs(step)[0]}`,
      ]),
    );
  }
});

test("the gallery lists its pictures in order", () => {
  type Picture = { caption: string; contentUrl: string };
  const pictures = nodeOf("/gallery", "ImageGallery")["image"] as Picture[];
  const { main } = page("/gallery");
  // Skips empty alts, because the page's last picture repeats the first project's picture with an empty alt.
  const alts = all(main, "img").map(({ attributes }) => attributes["alt"]);
  expect(pictures).toHaveLength(site.projects.projects.length);
  expect(pictures.map(({ caption }) => caption)).toEqual(alts.filter((alt) => alt !== ""));
  for (const { contentUrl } of pictures) expect(hrefs(main)).toContain(contentUrl.replace(url, ""));
});

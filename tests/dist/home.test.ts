import { describe, expect, test } from "vitest";
import { mailtoHref, telHref } from "../../src/content/contacts.ts";
import { link, page, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf, withText } from "../fixtures/html.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";

const { main, document } = page("/");
const [hero, ...rest] = main.children.filter((child): child is Element => typeof child !== "string");
const sections = rest.flatMap((part) => all(part, "section")).filter((part) => all(part, "h2").length > 0);
const section = (heading: string): Element => {
  const found = sections.find((candidate) => textOf(all(candidate, "h2")[0]) === heading);
  if (!found) throw new Error(`the home page has no section "${heading}"`);
  return found;
};
const hrefs = (root: Element) => all(root, "a").map(({ attributes }) => attributes["href"]);
/** Cards are list items with a heading of their own. */
const cards = (root: Element) => all(root, "li").filter((item) => all(item, "h3").length > 0);

test("the seven sections stand in their order, whatever stands between them", () => {
  const seven = [
    "Excellence Since 2003",
    "Our Services",
    site.home.geothermal.heading,
    "Sectors We Serve",
    "Why Choose Us",
    "Our Latest Projects",
    "Get in Touch",
  ];
  const headings = sections.map((candidate) => textOf(all(candidate, "h2")[0]));
  expect(headings.filter((heading) => seven.includes(heading))).toEqual(seven);
});

describe("the hero", () => {
  if (!hero) throw new Error("the home page has no hero");
  const words = textOf(hero);

  test("welcomes, with subtitle, quote and the four promises", () => {
    expect(textOf(one(hero, "h1"))).toMatch(/^Welcome to /);
    expect(words).toContain("Leading HVAC Sales & Service Co. providing excellence since 2003");
    expect(textOf(one(hero, "blockquote"))).toMatch(/excellent service is a standard.*not a promise/i);
    expect(words).toMatch(/top-quality equipment/i);
    expect(words).toMatch(/experienced technicians/i);
    expect(words).toMatch(/annual maintenance contracts/i);
    expect(words).toMatch(/performance controls with priority service/i);
  });

  test("has the big button to the contact page", () => {
    const [button] = withText(hero, "a", "Contact Us for Premium HVAC Services");
    expect(button?.attributes["href"]).toBe(link("/contact"));
  });

  test("lists the services", () => {
    expect(hrefs(hero)).toEqual(
      expect.arrayContaining(
        ["commercial-hvac", "residential-hvac", "transport-hvac", "railways-hvac", "cold-storage", "amc"].map(
          (name) => link(`/services/${name}`),
        ),
      ),
    );
  });

  test("lists four cities as served, Quetta and Gwadar as coming soon", () => {
    const item = (city: string) =>
      all(hero, "li")
        .map(textOf)
        .find((text) => text.startsWith(city));
    expect(words).toContain("Cities We Serve");
    for (const city of ["Karachi", "Lahore", "Islamabad", "Peshawar"])
      expect(item(city)).toMatch(/^\w+ [\d.]+–[\d.]+ °C$/);
    for (const city of ["Quetta", "Gwadar"]) expect(item(city)).toMatch(/^\w+ Coming Soon .* °C$/);
    expect(words.match(/Coming Soon/g)).toHaveLength(2);
  });
});

test("the company intro is headed Our Story and links to the About page", () => {
  expect(textOf(section("Excellence Since 2003"))).toMatch(/^Our Story Excellence Since 2003/);
  expect(hrefs(section("Excellence Since 2003"))).toContain(link("/about"));
});

test("six service cards, each with picture, icon, title, description and three tags, lead to the service pages", () => {
  const found = cards(section("Our Services"));
  expect(found).toHaveLength(6);
  for (const card of found) {
    expect(all(card, "li")).toHaveLength(3);
    expect(all(card, "img")).toHaveLength(1);
    expect(all(card, "svg").length).toBeGreaterThan(0);
    expect(textOf(all(card, "p")[0]).length).toBeGreaterThan(20);
  }
  expect(found.flatMap(hrefs).sort()).toEqual(
    ["amc", "cold-storage", "commercial-hvac", "railways-hvac", "residential-hvac", "transport-hvac"].map(
      (name) => link(`/services/${name}`),
    ),
  );
});

test("the geothermal promo links to its page and to the contact page, and names COP 3.5 to 6.0", () => {
  const promo = section(site.home.geothermal.heading);
  expect(textOf(promo)).toContain("Geothermal HVAC");
  expect(textOf(promo)).toMatch(/COP 3\.5( to |-|–)6\.0/);
  expect(hrefs(promo)).toEqual(expect.arrayContaining([link("/geothermal-hvac"), link("/contact")]));
});

test("twelve sector cards with three tags each lead to the twelve solution pages", () => {
  const found = cards(section("Sectors We Serve"));
  expect(found).toHaveLength(12);
  for (const card of found) {
    expect(all(card, "li")).toHaveLength(3);
    expect(all(card, "img")).toHaveLength(1);
    for (const tag of all(card, "li"))
      expect(textOf(tag), "tags are words, not figures").not.toMatch(/\d{2,}|%/);
  }
  const solutions = specRoutes.filter((path) => path.startsWith("/solutions/")).map(link);
  expect(found.flatMap(hrefs).sort()).toEqual(solutions.sort());
});

test("four stat tiles: 100% client satisfaction, 24/7 support, 50% cost savings, 0% carbon emissions", () => {
  const tiles = cards(section("Why Choose Us")).slice(0, 4).map(textOf);
  expect(tiles[0]).toMatch(/^100% client satisfaction/i);
  expect(tiles[1]).toMatch(/^24\/7 support/i);
  expect(tiles[2]).toMatch(/^50% cost savings/i);
  expect(tiles[3]).toMatch(/^0% carbon emissions/i);
});

test("the latest projects are the first three of the gallery, each link named by words, not by its picture; a link leads to all", () => {
  const latest = section("Our Latest Projects");
  const first = site.projects.projects.slice(0, 3);
  expect(all(latest, "img").map(({ attributes }) => attributes["alt"])).toEqual(["", "", ""]);
  for (const { title, category } of first) {
    expect(textOf(latest)).toContain(title);
    expect(textOf(latest)).toContain(category);
  }
  expect(hrefs(latest)).toContain(link("/gallery"));
});

test("Get in Touch has a call link, an e-mail link and a link to the contact page", () => {
  expect(hrefs(section("Get in Touch"))).toEqual([
    link("/contact"),
    telHref(site.facts.phone),
    mailtoHref(site.facts.email),
  ]);
});

test("the page claims 500+ projects", () => {
  expect(textOf(document)).toContain("500+ projects");
});

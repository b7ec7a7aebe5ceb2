import { describe, expect, test } from "vitest";
import { mailtoHref, telHref } from "../../src/content/contacts.ts";
import { link, page, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf, withText } from "../fixtures/html.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { specWords } from "../fixtures/specWords.ts";

const { main, document } = page("/");
const { services, geothermal, sectors, whyChoose, projects, contact, story } = site.home;
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
    specWords.homeSections.story,
    services.heading,
    geothermal.heading,
    specWords.homeSections.sectors,
    specWords.homeSections.whyChoose,
    specWords.homeSections.projects,
    specWords.homeSections.contact,
  ];
  const headings = sections.map((candidate) => textOf(all(candidate, "h2")[0]));
  expect(headings.filter((heading) => seven.includes(heading))).toEqual(seven);
});

describe("the hero", () => {
  if (!hero) throw new Error("the home page has no hero");
  const words = textOf(hero);

  test("welcomes, with subtitle, quote and the four promises", () => {
    expect(textOf(one(hero, "h1"))).toContain(`${specWords.welcome} `);
    expect(words).toContain(specWords.tagline);
    expect(textOf(one(hero, "blockquote"))).toContain(specWords.standard);
    for (const promise of specWords.promises) expect(words).toContain(promise);
  });

  test("has the big button to the contact page", () => {
    const [button] = withText(hero, "a", specWords.heroButton);
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
    expect(words).toContain(site.home.hero.coverageCard.heading);
    for (const city of ["Karachi", "Lahore", "Islamabad", "Peshawar"])
      expect(item(city)).toMatch(/^\w+ [\d.]+–[\d.]+ °C$/);
    for (const city of ["Quetta", "Gwadar"])
      expect(item(city)).toMatch(new RegExp(`^\\w+ ${specWords.comingSoon} .* °C$`));
    expect(words.match(new RegExp(specWords.comingSoon, "g"))).toHaveLength(2);
  });
});

test("the company intro is headed Our Story and links to the About page", () => {
  expect(textOf(section(story.heading)).startsWith(`${specWords.story} ${story.heading}`)).toBe(true);
  expect(hrefs(section(story.heading))).toContain(link("/about"));
});

test("six service cards, each with picture, icon, title, description and three tags, lead to the service pages", () => {
  const found = cards(section(services.heading));
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
  const promo = section(geothermal.heading);
  expect(textOf(promo)).toContain(specWords.efficiency);
  expect(hrefs(promo)).toEqual(expect.arrayContaining([link("/geothermal-hvac"), link("/contact")]));
});

test("twelve sector cards with three tags each lead to the twelve solution pages", () => {
  const found = cards(section(sectors.heading));
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
  const tiles = all(section(whyChoose.heading), "dl")
    .flatMap((list) => all(list, "div"))
    .map(textOf);
  for (const [index, words] of specWords.stats.entries())
    expect(tiles[index]?.startsWith(words.join(" ")), words.join(" ")).toBe(true);
});

test("the latest projects are the first three of the gallery, each link named by words, not by its picture; a link leads to all", () => {
  const latest = section(projects.heading);
  const first = site.projects.projects.slice(0, 3);
  expect(all(latest, "img").map(({ attributes }) => attributes["alt"])).toEqual(["", "", ""]);
  for (const { title, category } of first) {
    expect(textOf(latest)).toContain(title);
    expect(textOf(latest)).toContain(category);
  }
  expect(hrefs(latest)).toContain(link("/gallery"));
});

test("the closing section has a call link, an e-mail link and a link to the contact page", () => {
  expect(hrefs(section(contact.heading))).toEqual([
    link("/contact"),
    telHref(site.facts.phone),
    mailtoHref(site.facts.email),
  ]);
});

test("the page claims 500+ projects", () => {
  expect(textOf(document)).toContain(specWords.projects);
});

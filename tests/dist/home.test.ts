import { describe, expect, test } from "vitest";
import { mailtoHref, telHref } from "../../src/content/contacts.ts";
import { link, page, site } from "../fixtures/dist.ts";
import { all, type Element, hrefs, one, textOf, withText } from "../fixtures/html.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { contentWords } from "../fixtures/contentWords.ts";

const { main } = page("/");
const { services, geothermal, sectors, projects, contact } = site.home;
const { homeSections } = contentWords;
const [hero] = main.children.filter((child): child is Element => typeof child !== "string");
const sections = all(main, "section").filter((part) => part !== hero && all(part, "h2").length > 0);
const headingOf = (part: Element) => textOf(all(part, "h2")[0]);
const section = (heading: string) => {
  const found = sections.find((part) => headingOf(part) === heading);
  if (!found) throw new Error(`the home page has no section "${heading}"`);
  return found;
};
const cards = (heading: string) => all(section(heading), "li").filter((item) => all(item, "h3").length > 0);
const routes = (folder: string) => specRoutes.filter((path) => path.startsWith(folder)).map(link);

test("the seven sections are in order", () => {
  const heading = geothermal?.heading ?? "";
  const seven = [homeSections.story, homeSections.services, heading, homeSections.sectors];
  seven.push(homeSections.whyChoose, homeSections.projects, homeSections.contact);
  expect(sections.map(headingOf).filter((found) => seven.includes(found))).toEqual(seven);
});

describe("the hero", () => {
  const text = textOf(hero);

  test("welcomes with the specification's hero", () => {
    expect(textOf(one(hero, "h1"))).toContain(`${contentWords.welcome} `);
    expect(textOf(one(hero, "blockquote"))).toContain(contentWords.standard);
    for (const promise of [contentWords.tagline, ...contentWords.promises]) expect(text).toContain(promise);
    expect(withText(hero, "a", contentWords.heroButton)[0]?.attributes["href"]).toBe(link("/contact"));
    expect(hrefs(hero)).toEqual(expect.arrayContaining(routes("/services/")));
  });

  test("lists the served cities before the coming ones", () => {
    const items = all(hero, "li").map(textOf);
    const item = (city: string) => items.find((text) => text.startsWith(city));
    for (const { city, status } of site.facts.coverage)
      expect(item(city)).toBe(status === "served" ? city : `${city} ${contentWords.comingSoon}`);
  });
});

test("the company intro links to the About page", () => {
  expect(textOf(section(homeSections.story)).startsWith(`${contentWords.story} ${homeSections.story}`)).toBe(
    true,
  );
  expect(hrefs(section(homeSections.story))).toContain(link("/about"));
});

test.each([
  ["service cards", services.heading, "/services/"],
  ["sector cards", sectors.heading, "/solutions/"],
])("%s link to their pages", (_, heading, folder) => {
  const found = cards(heading);
  for (const card of found) {
    expect(all(card, "img").map(({ attributes }) => attributes["alt"])).toEqual([""]);
    expect(textOf(all(card, "p")[0]).length).toBeGreaterThan(20);
    expect(all(card, "li")).toHaveLength(3);
  }
  expect(found.flatMap(hrefs)).toEqual(expect.arrayContaining(routes(folder)));
});

test("the geothermal promo links to its page", () => {
  const promo = section(geothermal?.heading ?? "");
  expect(textOf(promo)).toContain(contentWords.efficiency);
  expect(hrefs(promo)).toEqual(expect.arrayContaining([link("/geothermal-hvac"), link("/contact")]));
});

test("four stat tiles show the specification's claims", () => {
  const tiles = all(section(homeSections.whyChoose), "dl").flatMap((list) => all(list, "div").map(textOf));
  for (const [index, claim] of contentWords.stats.entries())
    expect(tiles[index]?.startsWith(claim.join(" ")), claim.join(" ")).toBe(true);
  for (const words of [site.facts.projects ?? "", contentWords.clients])
    expect(textOf(main)).toContain(words);
});

test("the latest projects are the gallery's first three", () => {
  const latest = section(projects?.heading ?? "");
  expect(all(latest, "img").map(({ attributes }) => attributes["alt"])).toEqual(["", "", ""]);
  for (const { title, category } of site.projects.projects.slice(0, 3)) {
    expect(textOf(latest)).toContain(title);
    expect(textOf(latest)).toContain(category);
  }
  expect(hrefs(latest)).toContain(link("/gallery"));
});

test("the closing section has three ways to get in touch", () => {
  const { phone, email } = site.facts;
  expect(hrefs(section(contact.heading))).toEqual([link("/contact"), telHref(phone), mailtoHref(email)]);
});

import { describe, expect, test } from "vitest";
import { link, listedPaths, page, site } from "../fixtures/dist.ts";
import { all, type Element, textOf, withText } from "../fixtures/html.ts";
import { specWords } from "../fixtures/specWords.ts";

const tabPanels = (root: Element) => all(root, "*", { role: "tabpanel" });
const tabNames = (root: Element) => all(root, "*", { role: "tab" }).map(textOf);
const titles = (root: Element | undefined) => all(root, "h3").map(textOf);
/** The page's first section of a kind. */
function section(slug: string, type: string): Element | undefined {
  const heading = site.services.get(slug)?.sections.find((candidate) => candidate.type === type)?.heading;
  return all(page(`/services/${slug}`).main, "section").find(
    (candidate) => textOf(all(candidate, "h2")[0]) === heading?.replaceAll("\u00a0", " "),
  );
}

const marketing = listedPaths.filter((path) => /^\/(services|solutions)\//.test(path));

describe.each(marketing.map((path) => page(path)))("$path", ({ main }) => {
  test("has a hero with the page's picture and a link to the contact page", () => {
    const hero = main.children.find((child) => typeof child !== "string");
    expect(all(hero as Element, "h1")).toHaveLength(1);
    expect(all(hero as Element, "img").length).toBeGreaterThan(0);
    expect(all(hero as Element, "a", { href: link("/contact") })).toHaveLength(1);
  });

  test("ends with a link to the contact page", () => {
    const last = all(main, "section").at(-1);
    expect(all(last, "a", { href: link("/contact") })).toHaveLength(1);
  });
});

describe.each(listedPaths.filter((path) => path.startsWith("/solutions/")).map((path) => page(path)))(
  "$path",
  ({ main }) => {
    test("has feature cards and benefit cards, and a 'Contact Us' link", () => {
      const grids = all(main, "section").filter((part) =>
        all(part, "li").some((item) => all(item, "h3").length),
      );
      expect(grids.length, "sections of cards").toBeGreaterThanOrEqual(2);
      for (const grid of grids.slice(0, 2)) expect(titles(grid).length).toBeGreaterThanOrEqual(3);
      expect(withText(main, "a", specWords.contactUs).length).toBeGreaterThan(0);
      for (const anchor of withText(main, "a", specWords.contactUs))
        expect(anchor.attributes["href"]).toBe(link("/contact"));
    });
  },
);

test("commercial: Applications lists its three places, Our Solutions six cards", () => {
  const { main } = page("/services/commercial-hvac");
  expect(tabNames(main)).toEqual([specWords.applications, specWords.ourSolutions]);
  const [applications, solutions] = tabPanels(main).map(titles);
  expect(applications).toEqual(specWords.places);
  expect(solutions).toHaveLength(6);
});

test("residential: feature cards, and an accordion on why to choose the company for a home", () => {
  expect(titles(section("residential-hvac", "anatomy")).length).toBeGreaterThanOrEqual(3);
  const choose = section("residential-hvac", "accordion");
  expect(all(choose, "*", { "data-island": "Accordion" })).toHaveLength(1);
  expect(all(choose, "h3").length).toBeGreaterThanOrEqual(3);
});

test("transport: an about text, and the same nine unit types behind both tabs", () => {
  const { main } = page("/services/transport-hvac");
  expect(all(section("transport-hvac", "text"), "p").length).toBeGreaterThan(1);
  expect(tabNames(main)).toEqual([specWords.applications, specWords.ourSolutions]);
  const { transportUnits } = specWords;
  expect(tabPanels(main).map(titles)).toEqual([transportUnits, transportUnits]);
});

test("railways: feature cards, and an accordion of four benefits", () => {
  const { main } = page("/services/railways-hvac");
  expect(titles(all(main, "section")[0]).length).toBeGreaterThanOrEqual(3);
  const benefits = section("railways-hvac", "accordion");
  expect(all(benefits, "*", { "data-island": "Accordion" })).toHaveLength(1);
  expect(all(benefits, "h3")).toHaveLength(4);
});

test("cold storage: an about text, five applications, and three solutions", () => {
  const { main } = page("/services/cold-storage");
  expect(all(all(main, "section")[0], "p").length).toBeGreaterThan(1);
  const [applications, solutions] = tabPanels(main).map(titles);
  expect(applications).toHaveLength(5);
  expect(solutions).toEqual(specWords.coldStorage);
});

test("AMC: four benefit cards and a care package of six items", () => {
  const { main } = page("/services/amc");
  expect(titles(all(main, "section")[0])).toHaveLength(4);
  expect(all(section("amc", "steps"), "li")).toHaveLength(6);
});

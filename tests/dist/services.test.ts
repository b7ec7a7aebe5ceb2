import { describe, expect, test } from "vitest";
import { link, listedPaths, page, site } from "../fixtures/dist.ts";
import { all, type Element, textOf, withText } from "../fixtures/html.ts";

const tabPanels = (root: Element) => all(root, "*", { role: "tabpanel" });
const tabNames = (root: Element) => all(root, "*", { role: "tab" }).map(textOf);
const titles = (root: Element | undefined) => all(root, "h3").map(textOf);
const section = (root: Element, heading: string | RegExp) =>
  all(root, "section").find((candidate) => textOf(all(candidate, "h2")[0]).match(heading));

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
      expect(withText(main, "a", "Contact Us").length).toBeGreaterThan(0);
      for (const anchor of withText(main, "a", "Contact Us"))
        expect(anchor.attributes["href"]).toBe(link("/contact"));
    });
  },
);

test("commercial: Applications lists its three places, Our Solutions six cards", () => {
  const { main } = page("/services/commercial-hvac");
  expect(tabNames(main)).toEqual(["Applications", "Our Solutions"]);
  const [applications, solutions] = tabPanels(main).map(titles);
  expect(applications?.map((title) => title.toLowerCase())).toEqual([
    "industrial facilities",
    "data centers",
    "commercial buildings",
  ]);
  expect(solutions).toHaveLength(6);
});

test("residential: feature cards, and an accordion on why to choose the company for a home", () => {
  const { main } = page("/services/residential-hvac");
  expect(titles(all(main, "section")[0]).length).toBeGreaterThanOrEqual(3);
  const choose = section(main, `Why Choose ${site.facts.name} for Your Home`);
  expect(all(choose, "*", { "data-island": "Accordion" })).toHaveLength(1);
  expect(all(choose, "h3").length).toBeGreaterThanOrEqual(3);
});

test("transport: an about text, and the same nine unit types behind both tabs", () => {
  const { main } = page("/services/transport-hvac");
  expect(all(all(main, "section")[0], "p").length).toBeGreaterThan(1);
  expect(tabNames(main)).toEqual(["Applications", "Our Solutions"]);
  const units = [
    "Van electric fresh",
    "Van electric frozen",
    "Van engine-driven fresh",
    "Van engine-driven frozen",
    "Van engine-driven with electric standby",
    "Truck 3–6 m³ engine-driven",
    "Truck 4–16 m³ engine-driven",
    "Truck 4–16 m³ with electric standby",
    "Truck 20–25 m³ diesel",
  ];
  expect(tabPanels(main).map(titles)).toEqual([units, units]);
});

test("railways: feature cards, and an accordion of four benefits", () => {
  const { main } = page("/services/railways-hvac");
  expect(titles(all(main, "section")[0]).length).toBeGreaterThanOrEqual(3);
  const benefits = section(main, /benefits/i);
  expect(all(benefits, "*", { "data-island": "Accordion" })).toHaveLength(1);
  expect(all(benefits, "h3")).toHaveLength(4);
});

test("cold storage: an about text, five applications, and three solutions", () => {
  const { main } = page("/services/cold-storage");
  expect(all(all(main, "section")[0], "p").length).toBeGreaterThan(1);
  const [applications, solutions] = tabPanels(main).map(titles);
  expect(applications).toHaveLength(5);
  expect(solutions?.map((title) => title.toLowerCase())).toEqual([
    "energy efficiency",
    "temperature monitoring",
    "custom designs",
  ]);
});

test("AMC: four benefit cards and a care package of six items", () => {
  const { main } = page("/services/amc");
  expect(titles(all(main, "section")[0])).toHaveLength(4);
  expect(all(section(main, /care package/i), "li")).toHaveLength(6);
  expect(textOf(main)).toMatch(/annual maintenance contract/i);
});

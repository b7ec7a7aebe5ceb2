import { describe, expect, test } from "vitest";
import { link, listedPaths, page, site } from "../fixtures/dist.ts";
import { all, one, textOf } from "../fixtures/html.ts";

const offers = listedPaths.filter((path) => /^\/(services\/|solutions\/|geothermal-hvac)/.test(path));
const cards = [...site.home.services.cards, ...site.home.sectors.cards];
const sisters = new Map(
  offers.map((path) => {
    const [, folder = "", slug = ""] = path.split("/");
    const found = folder === "services" ? site.services.get(slug) : site.solutions.get(slug);
    return [path, (found ?? site.geothermal).sister.href];
  }),
);

describe.each(offers)("%s", (path) => {
  const { main } = page(path);
  const strip = one(main, "nav", { "aria-label": site.offer.related });
  const hrefs = all(strip, "a").map(({ attributes }) => attributes["href"]);

  test("leads on to three other pages, its sister first", () => {
    expect(new Set(hrefs).size).toBe(3);
    expect(hrefs).not.toContain(link(path));
    const sister = sisters.get(path);
    if (cards.some(({ href }) => href === sister)) expect(hrefs[0]).toBe(link(sister ?? ""));
  });

  test("shows each with its picture, its name and its line from the home page", () => {
    for (const item of all(strip, "li")) {
      const card = cards.find(({ href }) => link(href) === all(item, "a")[0]?.attributes["href"]);
      expect(textOf(all(item, "h3")[0])).toBe(card?.title);
      expect(all(item, "p")).toHaveLength(1);
      expect(all(item, "img")[0]?.attributes).toMatchObject({ alt: "", loading: "lazy" });
    }
  });

  test("closes with a panel in the light theme's colours, after the neighbouring pages", () => {
    const sections = all(main, "section");
    expect(all(sections.at(-2), "nav")).toEqual([strip]);
    expect(sections.at(-1)?.attributes["class"]?.split(" ")).not.toContain("dark");
  });
});

test("every page of a service or a solution is led to from another one", () => {
  const reached = new Set(
    offers.flatMap((path) =>
      all(one(page(path).main, "nav", { "aria-label": site.offer.related }), "a").map(
        ({ attributes }) => attributes["href"],
      ),
    ),
  );
  const unreached = cards.map(({ href }) => link(href)).filter((href) => !reached.has(href));
  expect(unreached.length).toBeLessThanOrEqual(4);
});

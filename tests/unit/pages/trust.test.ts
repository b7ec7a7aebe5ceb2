import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { telHref } from "../../../src/content/contacts.ts";
import type { Site } from "../../../src/content/schema.ts";
import { trust } from "../../../src/content/trust.ts";
import { all, hrefs, one, textOf } from "../../fixtures/html.ts";
import { render } from "../../fixtures/renderSite.ts";

const filled = trust.parse(parse(readFileSync("tests/fixtures/trust.yaml", "utf8")));
const { registrations, brands, warranty, references, photographs, branches, response = "" } = filled;
const photograph = { file: "amc-close.jpg", alt: "Sample of a job.", place: "Sample Town", year: 2024 };
const fill = (site: Site) => {
  Object.assign(site, { trust: filled });
  Object.assign(site.projects.projects[0] ?? {}, { photograph });
};
const { response: _, ...named } = filled;
const lists = Object.values(named);
const empty = (site: Site) => {
  const emptied = Object.entries(named).map(([key, list]) => [key, { ...list, items: [] }]);
  Object.assign(site, { trust: Object.fromEntries(emptied) });
};
const mainOf = async (path: string, change?: (site: Site) => void) => one(await render(path, change), "main");
const squeeze = (words: string) => words.replace(/\s/g, "");
const phones = branches.items.map(({ phone }) => phone);

const offer = [...branches.items.flatMap(({ name, city }) => [name, city]), ...phones];
const care = [...offer, ...brands.items, ...warranty.items];
const shown: Record<string, string[]> = {
  "/": [...brands.items, ...references.items.slice(0, 4).map(({ client }) => client), "Sample Town, 2024"],
  "/about": [
    ...registrations.items.flatMap(({ name, number }) => [name, number]),
    ...references.items.flatMap(({ client, work, place, year }) => [client, work, place, String(year)]),
    ...photographs.items.flatMap(({ caption, name = "", role = "" }) => [caption, name, role]),
  ],
  "/contact": [...offer, response],
  "/services/residential-hvac": [...care, response],
  "/services/amc": care,
  "/solutions/data-centers": offer,
  "/gallery": ["Sample Town, 2024"],
};

test.each(Object.keys(shown))("%s shows each fact that the owner filled in", async (path) => {
  const words = squeeze(textOf(await mainOf(path, fill)));
  for (const fact of shown[path] ?? []) expect(words).toContain(squeeze(fact));
  const main = await mainOf(path, empty);
  for (const { heading } of lists) expect(textOf(main)).not.toContain(heading);
});

test("branches have phone links", async () => {
  const { map = "" } = branches.items[1] ?? {};
  const dialled = phones.map(telHref);
  const links = {
    "/contact": [...dialled, map.replace("(", "%28").replace(")", "%29")],
    "/solutions/data-centers": dialled,
    "/about": [registrations.items[0]?.href],
  };
  for (const [path, expected] of Object.entries(links))
    expect(hrefs(await mainOf(path, fill))).toEqual(expect.arrayContaining(expected));
  const alts = all(await mainOf("/about", fill), "img").map(({ attributes }) => attributes["alt"]);
  expect(alts).toEqual(expect.arrayContaining(photographs.items.map(({ alt }) => alt)));
});

const dataOf = async (change?: (site: Site) => void) =>
  String(one(await render("/contact", change), "script", { type: "application/ld+json" }).children[0]);

test("structured data has nothing for empty lists", async () => {
  const facts = [...registrations.items.map(({ number }) => number), ...brands.items];
  const data = await dataOf(fill);
  const places = branches.items.flatMap(({ address, map }) => [address, map].filter(Boolean));
  for (const fact of [...facts, ...places, ...phones.map((phone) => telHref(phone).slice(4))])
    expect(data).toContain(`"${fact}"`);
  for (const { city } of branches.items) expect(data).toContain(`"areaServed":"${city}"`);
  expect(await dataOf(empty)).not.toMatch(/"(identifier|brand|department)"/);
});

test("a photograph replaces the illustration", async () => {
  for (const path of ["/", "/gallery"]) {
    const pictures = async (change?: (site: Site) => void) =>
      all(await mainOf(path, change), "img").filter(({ attributes }) =>
        attributes["src"]?.includes("/amc-close-"),
      );
    expect(await pictures()).toEqual([]);
    expect(await pictures(fill)).toHaveLength(1);
  }
});

test("a price is shown in the answer too", async () => {
  const path = "/solutions/cold-rooms";
  const price = { page: path, item: "Panel", from: 4000, to: 5000, per: "a m²", month: "2026-11" };
  const fillIn = (site: Site) => void Object.assign(site.prices, { prices: [price] });
  const answerOf = async (change?: (site: Site) => void) =>
    textOf(one(await mainOf(path, change), "div", { id: "cold-room-answer" }));
  expect((await answerOf(fillIn)).replaceAll("\u00a0", " ")).toContain(
    "Panel: Rs 4,000–5,000 a m² (November 2026)",
  );
  expect(await answerOf()).not.toContain("Panel: Rs");
});

test("the sentence on who answers is below the calculator's buttons", async () => {
  for (const path of ["/solutions/cold-rooms", "/contact"])
    expect(textOf(await mainOf(path, fill))).toContain(response);
});

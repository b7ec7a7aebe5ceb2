import { describe, expect, test } from "vitest";
import { mailtoHref, telHref } from "../../src/content/contacts.ts";
import { link, listedPaths, page, pages, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf } from "../fixtures/html.ts";
import { notSentenceCase, notTitleCase } from "../fixtures/headings.ts";

const listed = pages.filter(({ path }) => listedPaths.includes(path));
const isOffer = ({ path }: { path: string }) => /^\/(geothermal-hvac|services\/|solutions\/)/.test(path);

/** Words with letters or figures, without charts, buttons, menus, messages to send and what only decorates. */
function countWords(element: Element | string): number {
  if (typeof element === "string") return element.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const { name, attributes, children } = element;
  // What leads on to other pages says nothing of this one.
  if (name === "section" && all(element, "nav").length > 0) return 0;
  if (/^(script|style|svg|figure|button|nav|form|pre)$/.test(name) || "aria-hidden" in attributes) return 0;
  return children.reduce((sum, child) => sum + countWords(child), 0);
}

/** The noun that each page's h1 must hold, so that visitors and search engines see its subject at once. */
const nouns: Record<string, RegExp> = {
  "/": /HVAC/,
  "/about": /Our Story.*Air Conditioning.*Refrigeration/,
  "/contact": /Contact/,
  "/gallery": /Gallery/,
  "/geothermal-hvac": /Geothermal/,
  "/services/amc": /Maintenance Contracts? \(AMC\)/,
  "/services/cold-storage": /Cold Stor(age|es)/,
  "/services/commercial-hvac": /Commercial/,
  "/services/railways-hvac": /Railway|Coach/,
  "/services/residential-hvac": /Home|Residential/,
  "/services/transport-hvac": /Transport|Van/,
  "/solutions/apartments-homes": /Apartments?/,
  "/solutions/cold-rooms": /Cold Rooms/,
  "/solutions/data-centers": /Data Center/,
  "/solutions/hospitals-schools": /Hospitals?.*Schools?/,
  "/solutions/kitchens-restaurants": /Kitchen.*Restaurant|Restaurant.*Kitchen/,
  "/solutions/offices-factories": /Offices?.*Factor(?:y|ies)/,
  "/solutions/railways-solution": /Railway/,
  "/solutions/shopping-malls": /Malls?/,
  "/solutions/standby-refrigeration": /Standby/,
  "/solutions/three-wheelers": /Three-Wheeler/,
  "/solutions/truck-refrigeration": /Truck/,
  "/solutions/van-refrigeration": /Van/,
};

/** Words of the specification, by the page that must have them. */
const phrases: [string, string | RegExp][] = [
  ["/", /commercial, residential, transport, railway and institutional clients/],
  ["/about", /Our Vision/],
  ["/contact", /appointment/],
  ["/services/amc", /priority/i],
];

const bounds = (path: string): [number, number] => {
  if (path === "/gallery") return [600, 1_000];
  return isOffer({ path }) ? [700, 1_200] : [600, 900];
};

describe.each(listed)("$path", ({ path, main, document, html }) => {
  test("has neither too few words nor too many", () => {
    const [least, most] = bounds(path);
    expect(countWords(main)).toBeGreaterThanOrEqual(least);
    expect(countWords(main)).toBeLessThanOrEqual(most);
  });

  test("has its subject in its first heading", () => {
    expect(textOf(one(main, "h1"))).toMatch(nouns[path] ?? /^$/);
  });

  test("has first and second headings in title case, third ones in sentence case", () => {
    const titles = [...all(main, "h1"), ...all(main, "h2")].map(textOf);
    const sentences = all(main, "h3").filter((heading) => all(heading, "a").length === 0);
    expect(titles.flatMap(notTitleCase)).toEqual([]);
    expect(sentences.map(textOf).flatMap(notSentenceCase)).toEqual([]);
  });

  test("writes ranges with an en dash, and percentages without a space", () => {
    const range =
      /(?<![\w.-])(?:COP )?\d[\d.]*-\d[\d.]*(?= ?(?:m³|m²|m\b|mm|°C|K\b|kW|kg|%|h\b|hours|TR|tons))|\d – \d|\d %/g;
    expect(textOf(main).match(range) ?? []).toEqual([]);
  });

  test("ends with ways to request a quote, to call and to write", () => {
    const end = path === "/contact" ? main : all(main, "section").at(-1);
    const hrefs = all(end, "a").map(({ attributes }) => attributes["href"]);
    expect(hrefs).toContain(telHref(site.facts.phone));
    expect(hrefs).toContain(mailtoHref(site.facts.email));
    expect(textOf(main)).toMatch(/quote/i);
    if (path !== "/contact") expect(hrefs).toContain(link("/contact"));
  });

  test("carries the tagline in its footer", () => {
    expect(textOf(one(document, "footer"))).toContain(site.facts.tagline);
  });

  test("keeps the numbers of charts and the names of maps apart in its text", () => {
    // A field's choices are never read in a row.
    const bare = html.replace(/<(script|style|select)[^>]*>.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "");
    expect(bare.match(/\d0−\d0|102030|051015|012345|KarachiLahore|MTWT|°C\p{L}+ \d\d/gu) ?? []).toEqual([]);
  });
});

test.each(listed.filter(isOffer))("$path names the work and the cities served", ({ main }) => {
  const served = site.facts.coverage.filter(({ status }) => status === "served").map(({ city }) => city);
  const line =
    all(main, "p")
      .map(textOf)
      .find((text) => text.startsWith("Supply, installation")) ?? "";
  for (const word of [...served, "commissioning", "maintenance"]) expect(line).toContain(word);
});

test.each(phrases)("%s has the specification's words %s", (path, phrase) => {
  expect(textOf(page(path).main)).toMatch(phrase);
});

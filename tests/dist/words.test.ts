import { describe, expect, test } from "vitest";
import { mailtoHref, telHref } from "../../src/content/contacts.ts";
import { link, listedPaths, page, pages, site } from "../fixtures/dist.ts";
import { all, one, textOf } from "../fixtures/html.ts";
import { notTitleCase } from "../fixtures/headings.ts";
import { specWords } from "../fixtures/specWords.ts";

const listed = pages.filter(({ path }) => listedPaths.includes(path));
const isOffer = ({ path }: { path: string }) => /^\/(geothermal-hvac|services\/|solutions\/)/.test(path);

describe.each(listed)("$path", ({ path, main, document, html }) => {
  test("has first and second headings in title case", () => {
    const titles = [...all(main, "h1"), ...all(main, "h2")].map(textOf);
    expect(titles.flatMap(notTitleCase)).toEqual([]);
  });

  test("writes ranges with an en dash, and percentages without a space", () => {
    const range =
      /(?<![\w.-])(?:COP )?\d[\d.]*-\d[\d.]*(?= ?(?:m³|m²|m\b|mm|°C|K\b|kW|kg|%|h\b|hours|TR|tons))|\d – \d|\d %/g;
    expect(textOf(main).match(range) ?? []).toEqual([]);
  });

  test("ends with ways to call and to write", () => {
    const end = path === "/contact" ? main : all(main, "section").at(-1);
    const hrefs = all(end, "a").map(({ attributes }) => attributes["href"]);
    expect(hrefs).toContain(telHref(site.facts.phone));
    expect(hrefs).toContain(mailtoHref(site.facts.email));
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

test.each(listed.filter(isOffer))("$path names the cities served", ({ main }) => {
  const served = site.facts.coverage.filter(({ status }) => status === "served").map(({ city }) => city);
  const [start = ""] = site.offer.cities.split("{");
  const line = all(main, "p")
    .map(textOf)
    .find((text) => text.startsWith(start.trim()));
  for (const city of served) expect(line).toContain(city);
});

test("the home page names the kinds of clients that the specification names", () => {
  expect(textOf(page("/").main)).toContain(specWords.clients);
});

import { describe, expect, test } from "vitest";
import { addressLine, dayRange, mailtoHref, telHref, timeRanges } from "../../src/content/contacts.ts";
import { link, listed, offers, page, site } from "../fixtures/dist.ts";
import { all, type Element, hrefs, one, textOf, withText } from "../fixtures/html.ts";
import { contentWords } from "../fixtures/contentWords.ts";

const titles = (root: Element | undefined) => all(root, "h3").map(textOf);
const panels = (main: Element) => all(main, "*", { role: "tabpanel" }).map(titles);
const tabs = (main: Element) => all(main, "*", { role: "tab" }).map(textOf);
const listing = (main: Element, names: readonly string[]) =>
  all(main, "section").find((part) => names.every((name) => titles(part).includes(name)));
const service = (slug: string, type?: string) => {
  const { main } = page(`/services/${slug}`);
  const heading = site.services.get(slug)?.sections.find((candidate) => candidate.type === type)?.heading;
  const isIt = (part: Element) => textOf(all(part, "h2")[0]) === heading?.replaceAll("\u00a0", " ");
  const section = all(main, "section").find((part) => !type || isIt(part));
  return { main, section, titles: titles(section) };
};

test.each(listed)("$path ends with a call link beside a mail link", ({ path, main, document }) => {
  const end = hrefs(path === "/contact" ? main : all(main, "section").at(-1));
  expect(end).toContain(telHref(site.facts.phone));
  // Other pages have the e-mail address in the footer, directly below.
  expect(path === "/" ? end : hrefs(one(document, "footer"))).toContain(mailtoHref(site.facts.email));
  if (path !== "/contact") expect(end).toContain(link("/contact"));
});

test.each(offers)("$path has a hero that leads to the contact page", ({ path, main }) => {
  const hero = main.children.find((child): child is Element => typeof child !== "string");
  expect(all(hero, "h1")).toHaveLength(1);
  expect(all(hero, "img").length).toBeGreaterThan(0);
  expect(hrefs(hero)).toContain(link("/contact"));
  const related = one(main, "nav", { "aria-labelledby": "related" });
  expect(new Set(hrefs(related)).size).toBe(3);
  expect(hrefs(related)).not.toContain(link(path));
});

test.each(offers.filter(({ path }) => path.startsWith("/solutions/")))(
  "$path has benefit cards",
  ({ main }) => {
    const grids = all(main, "section").filter((part) => all(part, "li").some((item) => titles(item).length));
    expect(grids.length).toBeGreaterThanOrEqual(2);
    for (const grid of grids.slice(0, 2)) expect(titles(grid).length).toBeGreaterThanOrEqual(3);
    const contact = withText(main, "a", contentWords.contactUs).map(({ attributes }) => attributes["href"]);
    expect(new Set(contact)).toEqual(new Set([link("/contact")]));
  },
);

describe("services", () => {
  test("commercial: Applications lists its three places", () => {
    const { main } = service("commercial-hvac");
    expect(tabs(main)).toEqual([contentWords.applications, contentWords.ourSolutions]);
    expect(panels(main)).toEqual([contentWords.places, contentWords.commercialSolutions]);
  });

  test("residential: an accordion has reasons to choose the company", () => {
    expect(service("residential-hvac", "anatomy").titles.length).toBeGreaterThanOrEqual(3);
    const { section, titles: reasons } = service("residential-hvac", "accordion");
    expect(all(section, "*", { "data-island": "Accordion" })).toHaveLength(1);
    expect(reasons.length).toBeGreaterThanOrEqual(3);
  });

  test("transport: both tabs list the same nine unit types", () => {
    const { main, section } = service("transport-hvac", "text");
    expect(all(section, "p").length).toBeGreaterThan(1);
    expect(tabs(main)).toEqual([contentWords.applications, contentWords.ourSolutions]);
    expect(panels(main)).toEqual([contentWords.transportUnits, contentWords.transportUnits]);
  });

  test("railways: an accordion has four benefits", () => {
    expect(service("railways-hvac").titles.length).toBeGreaterThanOrEqual(3);
    expect(service("railways-hvac", "accordion").titles.length).toBeGreaterThanOrEqual(4);
  });

  test("cold storage: five applications have three solutions", () => {
    const { main, section } = service("cold-storage");
    expect(all(section, "p").length).toBeGreaterThan(1);
    expect(panels(main)[1]).toEqual(contentWords.coldStorage);
  });

  test("AMC: the care package has six items", () => {
    expect(service("amc", "cards").titles.length).toBeGreaterThanOrEqual(4);
    expect(all(service("amc", "steps").section, "li").length).toBeGreaterThanOrEqual(6);
  });
});

describe("/about", () => {
  const { main } = page("/about");

  test("the heading is Our Story", () => {
    expect(textOf(one(main, "h1"))).toContain(contentWords.story);
  });

  test("the history has at least three steps", () => {
    expect(titles(all(main, "section")[0]).length).toBeGreaterThanOrEqual(3);
  });

  test("the company has three values", () => {
    expect(titles(listing(main, contentWords.values))).toHaveLength(3);
  });

  test("the vision has five items with icons", () => {
    const vision = all(listing(main, contentWords.vision), "li").filter((item) => titles(item).length > 0);
    expect(vision.filter((item) => all(item, "svg").length > 0)).toHaveLength(5);
  });

  test("the company's facts are told", () => {
    for (const fact of [String(site.facts.founded), contentWords.makers, site.facts.projects ?? ""])
      expect(textOf(main)).toContain(fact);
  });
});

describe("/contact", () => {
  const { main } = page("/contact");
  const text = textOf(main);

  test("the contact page gives address with hours", () => {
    const { address, phone, email, map, hours } = site.facts;
    expect(text).toContain(addressLine(address));
    expect(hrefs(main)).toEqual(
      expect.arrayContaining([telHref(phone), mailtoHref(email), map.link, map.directions]),
    );
    for (const { days, intervals } of hours)
      expect(text).toContain(`${dayRange(days)} ${timeRanges(intervals) || site.contact.hours.closed}`);
  });
});

test("/geothermal-hvac has the specification's features", () => {
  const { main } = page("/geothermal-hvac");
  for (const label of [contentWords.quote, contentWords.touch])
    expect(new Set(withText(main, "a", label).map(({ attributes }) => attributes["href"]))).toEqual(
      new Set([link("/contact")]),
    );
  expect(titles(listing(main, contentWords.geothermalFeatures)).length).toBeGreaterThanOrEqual(4);
  expect(titles(listing(main, contentWords.geothermalPlaces))).toHaveLength(
    contentWords.geothermalPlaces.length,
  );
  for (const claim of contentWords.geothermalClaims) expect(textOf(main)).toContain(claim.join(" "));
});

test("the error pages have the specification's words", () => {
  const { main } = page("/404.html");
  for (const words of contentWords.notFound) expect(textOf(main)).toContain(words);
  expect(withText(main, "a", contentWords.backHome).map(({ attributes }) => attributes["href"])).toEqual([
    "/",
  ]);
  const failed = page("/500.html").main;
  expect(textOf(one(failed, "h1"))).toBe(contentWords.applicationError);
  expect(hrefs(failed)).toEqual(expect.arrayContaining(["/", telHref(site.facts.phone)]));
});

test("the keypad has a minus sign for temperatures only", () => {
  const { main } = page("/solutions/cold-rooms");
  const keypad = (name: string) => one(main, "input", { name }).attributes["inputmode"];
  expect([keypad("own"), keypad("length")]).toEqual(["text", "decimal"]);
});

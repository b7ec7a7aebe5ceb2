import { describe, expect, test } from "vitest";
import { addressLine, clockTime, dayRange, mailtoHref, telHref } from "../../src/content/contacts.ts";
import { link, page, pages, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf, withText } from "../fixtures/html.ts";
import { specWords } from "../fixtures/specWords.ts";

const hrefs = (root: Element | undefined) => all(root, "a").map(({ attributes }) => attributes["href"]);
const headings = (root: Element | undefined) => all(root, "h3").map(textOf);
/** The section that has cards of these titles. */
const listing = (root: Element, titles: readonly string[]) =>
  all(root, "section").find((part) => titles.every((title) => headings(part).includes(title)));

describe("/about", () => {
  const { main } = page("/about");

  test("is Our Story, with history cards that name no year but 2003", () => {
    expect(textOf(one(main, "h1"))).toContain(specWords.story);
    expect(headings(all(main, "section")[0]).length).toBeGreaterThanOrEqual(3);
    expect(new Set(textOf(main).match(/\b(19|20)\d\d\b/g))).toEqual(new Set(["2003"]));
  });

  test("has three values and five icons of the vision", () => {
    const values = listing(main, specWords.values);
    expect(headings(values)).toHaveLength(3);
    const vision = listing(main, specWords.vision);
    expect(headings(vision)).toHaveLength(5);
    const icons = all(vision, "li").filter((item) => headings(item).length && all(item, "svg").length);
    expect(icons).toHaveLength(5);
  });

  test("names the Chinese manufacturers and global partners, and 500+ projects", () => {
    expect(textOf(main)).toContain(specWords.makers);
    expect(textOf(main)).toContain(specWords.projects);
  });
});

describe("/contact", () => {
  const { main } = page("/contact");
  const words = textOf(main);

  test("gives address, phone and e-mail as links", () => {
    expect(words).toContain(specWords.address);
    expect(words).toContain(addressLine(site.facts.address));
    expect(hrefs(main)).toEqual(
      expect.arrayContaining([telHref(site.facts.phone), mailtoHref(site.facts.email), site.facts.map.link]),
    );
  });

  test("gives the business hours", () => {
    for (const { days, opens, closes } of site.facts.hours)
      expect(words).toContain(
        `${dayRange(days)} ${opens && closes ? `${clockTime(opens)} to ${clockTime(closes)}` : site.contact.hours.closed}`,
      );
  });

  test("has the form: service type, name, e-mail, phone, message and 'Send Message'", () => {
    const form = one(main, "form");
    expect(all(form, "input", { type: "email" })).toHaveLength(1);
    expect(all(form, "textarea")).toHaveLength(1);
    expect(one(form, "button", { type: "submit" }).attributes["formaction"]).toMatch(/^mailto:/);
    for (const type of specWords.serviceTypes) expect(textOf(form)).toContain(type);
    expect(all(form, "button").map(textOf)).toContain(specWords.send);
    for (const name of ["name", "email", "phone", "message"]) {
      const [field] = all(form, "*", { name });
      expect(field, name).toBeDefined();
      expect(all(form, "label", { for: field?.attributes["id"] ?? "?" }), name).toHaveLength(1);
    }
  });

  test("frames the map, which loads nothing by itself, and no other page has a frame", () => {
    const frame = one(main, "iframe");
    expect(frame.attributes).toMatchObject({ "data-map": site.facts.map.embed });
    expect(frame.attributes["src"]).toBeUndefined();
    expect(frame.attributes["title"]).not.toBe("");
    const framing = pages.filter(({ document }) => all(document, "iframe").length > 0);
    expect(framing.map(({ path }) => path)).toEqual(["/contact"]);
  });
});

describe("/geothermal-hvac", () => {
  const { main } = page("/geothermal-hvac");

  test("has both links to the contact page", () => {
    for (const label of [specWords.quote, specWords.touch])
      expect(withText(main, "a", label).map(({ attributes }) => attributes["href"])).toEqual([
        link("/contact"),
      ]);
  });

  test("has four features, COP 3.5–6.0 first", () => {
    const features = all(main, "section").find((part) => headings(part)[0]?.includes(specWords.efficiency));
    expect(headings(features)).toHaveLength(4);
  });

  test("has the five applications", () => {
    const places = listing(main, specWords.geothermalPlaces);
    expect(headings(places)).toHaveLength(5);
  });

  test("makes the four claims", () => {
    const words = textOf(main);
    for (const claim of specWords.geothermalClaims) expect(words).toContain(claim.join(" "));
  });
});

describe("/gallery", () => {
  const { main } = page("/gallery");
  test("shows the seventeen projects in order, each with its category and a described picture", () => {
    const items = all(main, "li").filter((item) => all(item, "img").length === 1);
    expect(items).toHaveLength(17);
    for (const [index, { title, category }] of site.projects.projects.entries()) {
      const item = items[index];
      expect(textOf(item)).toContain(title);
      expect(textOf(item)).toContain(category);
      expect(all(item, "img")[0]?.attributes["alt"]?.length).toBeGreaterThan(20);
    }
    const pictures = items.map((item) => all(item, "img")[0]?.attributes["src"]);
    expect(new Set(pictures).size).toBe(17);
  });
});

test("/404.html has the specification's words and a link home", () => {
  const { main } = page("/404.html");
  for (const words of specWords.notFound) expect(textOf(main)).toContain(words);
  expect(withText(main, "a", specWords.backHome).map(({ attributes }) => attributes["href"])).toEqual(["/"]);
});

test("/500.html is titled as the specification says", () => {
  expect(textOf(one(page("/500.html").main, "h1"))).toBe(specWords.applicationError);
  expect(hrefs(page("/500.html").main)).toContain("/");
});

test("/500.html has a button to call for whoever can't wait for the server", () => {
  expect(hrefs(page("/500.html").main)).toContain(telHref(site.facts.phone));
});

import { describe, expect, test } from "vitest";
import { addressLine, mailtoHref, telHref } from "../../src/content/contacts.ts";
import { link, page, pages, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf, withText } from "../fixtures/html.ts";

const hrefs = (root: Element | undefined) => all(root, "a").map(({ attributes }) => attributes["href"]);
const headings = (root: Element | undefined) => all(root, "h3").map(textOf);
const listing = (root: Element, titles: RegExp[]) =>
  all(root, "section").find((part) =>
    titles.every((title) => headings(part).some((found) => title.test(found))),
  );

describe("/about", () => {
  const { main } = page("/about");

  test("is Our Story, with history cards that name no year but 2003", () => {
    expect(textOf(one(main, "h1"))).toMatch(/^Our Story/);
    expect(headings(all(main, "section")[0]).length).toBeGreaterThanOrEqual(3);
    expect(new Set(textOf(main).match(/\b(19|20)\d\d\b/g))).toEqual(new Set(["2003"]));
  });

  test("has three values and five icons of the vision", () => {
    const values = listing(main, [/^Innovation$/, /^Global Partnerships$/i, /^Energy Efficiency$/i]);
    expect(headings(values)).toHaveLength(3);
    const vision = listing(main, [
      /^Customer Focus$/i,
      /^Global Reach$/i,
      /^Innovation$/,
      /^Excellence$/,
      /^Inspiration$/,
    ]);
    expect(headings(vision)).toHaveLength(5);
    const icons = all(vision, "li").filter((item) => headings(item).length && all(item, "svg").length);
    expect(icons).toHaveLength(5);
  });

  test("names the Chinese manufacturers and global partners, and 500+ projects", () => {
    expect(textOf(main)).toMatch(/Chinese manufacturers and global partners/i);
    expect(textOf(main)).toMatch(/500\+ projects/i);
  });
});

describe("/contact", () => {
  const { main } = page("/contact");
  const words = textOf(main);

  test("gives address, phone and e-mail as links", () => {
    expect(words).toContain("No.3, Diplomatic Enclave No.1, UN Boulevard, G-5, Islamabad - Pakistan");
    expect(words).toContain(addressLine(site.facts.address));
    expect(hrefs(main)).toEqual(
      expect.arrayContaining([telHref(site.facts.phone), mailtoHref(site.facts.email), site.facts.map.link]),
    );
  });

  test("gives the business hours", () => {
    expect(words).toContain("Monday to Friday 9:00 AM to 6:00 PM");
    expect(words).toContain("Saturday 9:00 AM to 2:00 PM");
    expect(words).toContain("Sunday Closed");
  });

  test("has the form: service type, name, e-mail, phone, message and 'Send Message'", () => {
    const form = one(main, "form");
    expect(all(form, "input", { type: "email" })).toHaveLength(1);
    expect(all(form, "textarea")).toHaveLength(1);
    expect(one(form, "button", { type: "submit" }).attributes["formaction"]).toMatch(/^mailto:/);
    expect(textOf(form)).toContain("Commercial");
    expect(textOf(form)).toContain("Residential");
    expect(all(form, "button").map(textOf)).toContain("Send Message");
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
    for (const label of ["Get a Quote", "Get in touch"])
      expect(withText(main, "a", label).map(({ attributes }) => attributes["href"])).toEqual([
        link("/contact"),
      ]);
  });

  test("has four features, COP 3.5–6.0 first", () => {
    const features = listing(main, [/COP 3\.5–6\.0/]);
    expect(headings(features)).toHaveLength(4);
    expect(headings(features).join()).toMatch(
      /COP 3\.5–6\.0.*dual heating and cooling.*versatile application.*eco-friendly/i,
    );
  });

  test("has the five applications", () => {
    const places = listing(main, [
      /^Schools$/,
      /^Commercial buildings$/i,
      /^Communities$/,
      /^Industries$/,
      /^Marine aquaculture$/i,
    ]);
    expect(headings(places)).toHaveLength(5);
  });

  test("makes the four claims", () => {
    const words = textOf(main);
    expect(words).toMatch(/24\/7 operation/i);
    expect(words).toMatch(/50% energy savings/i);
    expect(words).toMatch(/100% clean energy/i);
    expect(words).toMatch(/0% carbon footprint/i);
  });
});

describe("/gallery", () => {
  const { main } = page("/gallery");
  /** Each title, as the words that the specification gives for it. */
  const titles = [
    [/Apartments/, "Residential"],
    [/Homes/, "Residential"],
    [/Offices/, "Commercial"],
    [/Factories/, "Commercial"],
    [/Hospitals/, "Healthcare"],
    [/Schools/, "Education"],
    [/Kitchens/, "Hospitality"],
    [/Restaurants/, "Hospitality"],
    [/Shopping Malls/, "Retail"],
    [/Data Centers/, "Technology"],
    [/Three-Wheeler Refrigeration.*Electric.*Fresh.*Frozen/, "Refrigeration"],
    [/Van Refrigeration.*Electric.*Fresh/, "Refrigeration"],
    [/Van Refrigeration.*Engine-Driven.*Fresh/, "Refrigeration"],
    [/Van Refrigeration.*Engine-Driven.*Standby/, "Refrigeration"],
    [/Truck Refrigeration.*3–6 m³.*Fresh/, "Refrigeration"],
    [/Railway Refrigeration/, "Refrigeration"],
    [/Cold Room System/, "Refrigeration"],
  ] as const;

  test("shows the seventeen projects in order, each with its category and a described picture", () => {
    const items = all(main, "li").filter((item) => all(item, "img").length === 1);
    expect(items).toHaveLength(17);
    for (const [index, [title, category]] of titles.entries()) {
      const item = items[index];
      expect(textOf(item)).toMatch(title);
      expect(textOf(item)).toContain(category);
      expect(all(item, "img")[0]?.attributes["alt"]?.length).toBeGreaterThan(20);
    }
    const pictures = items.map((item) => all(item, "img")[0]?.attributes["src"]);
    expect(new Set(pictures).size).toBe(17);
  });
});

test("/404.html has the specification's words and a link home", () => {
  const { main } = page("/404.html");
  for (const words of [
    "404",
    "Oops! Page Not Found",
    "The page you are looking for doesn’t exist or has been moved.",
  ])
    expect(textOf(main)).toContain(words);
  expect(withText(main, "a", "Go Back to Home").map(({ attributes }) => attributes["href"])).toEqual(["/"]);
});

test("/500.html is titled as the specification says", () => {
  expect(textOf(one(page("/500.html").main, "h1"))).toBe("Unexpected Application Error!");
  expect(hrefs(page("/500.html").main)).toContain("/");
});

test("/500.html has a button to call for whoever can't wait for the server", () => {
  expect(hrefs(page("/500.html").main)).toContain(telHref(site.facts.phone));
});

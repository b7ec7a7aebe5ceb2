import { describe, expect, test } from "vitest";
import { addressLine, mailtoHref, telHref, whatsappHref } from "../../src/content/contacts.ts";
import { link, listedPaths, page, pages, site } from "../fixtures/dist.ts";
import { all, type Element, hrefs, one, textOf, withText } from "../fixtures/html.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { contentWords } from "../fixtures/contentWords.ts";

const links = (root: Element | undefined) =>
  all(root, "a").map((anchor) => [
    textOf(anchor) || anchor.attributes["aria-label"],
    anchor.attributes["href"],
  ]);
const { phone, email, social, name, address, whatsapp = "" } = site.facts;
const services = contentWords.footerServices.map(([label, path = ""]) => [label, link(path)]);
const { footer: columns, menu: entriesOfMenu } = site.navigation;
const solutions = specRoutes.filter((path) => path.startsWith("/solutions/")).map(link);

describe.each(pages)("$path", ({ document, path }) => {
  test("the top bar has logo with mail link beside phone", () => {
    const header = one(document, "header");
    // The top bar, then the logo of the sticky header. A notice above them may contain links.
    const mail = hrefs(header).indexOf(mailtoHref(email));
    expect(links(header).slice(mail - 1, mail + 3)).toEqual([
      [name, link("/")],
      [email, mailtoHref(email)],
      [phone, telHref(phone)],
      [name, link("/")],
    ]);
    expect(links(header)).toContainEqual([`${site.interface.call} ${phone}`, telHref(phone)]);
    expect(all(header, "button", { "data-theme": "" })).toHaveLength(1);
    expect(links(header)).toEqual(expect.arrayContaining(social.map(({ label, href }) => [label, href])));
  });

  test("marks the current page in the menu", () => {
    const menu = one(document, "nav", { id: "menu" });
    expect(all(menu, "a", { "aria-current": "page" })).toEqual(all(menu, "a", { href: link(path) }));
  });

  test("the footer has the company's facts", () => {
    const footer = one(document, "footer");
    const epoch = process.env["SOURCE_DATE_EPOCH"];
    const year = (epoch ? new Date(Number(epoch) * 1000) : new Date()).getUTCFullYear();
    const { blurb } = site.facts;
    for (const words of [blurb, addressLine(address), `© ${year} ${name}`, contentWords.credit])
      expect(textOf(footer)).toContain(words);
    expect(hrefs(footer)).toEqual(expect.arrayContaining([telHref(phone), mailtoHref(email)]));
    expect(withText(footer, "a", site.credit.name)[0]?.attributes["href"]).toBe(site.credit.portfolioUrl);
  });

  test("the footer has its three columns", () => {
    const lists = all(one(document, "footer"), "nav");
    const labels = [columns.quickLinks, columns.services, columns.solutions].map(({ heading }) => heading);
    expect(lists.map(({ attributes }) => attributes["aria-label"])).toEqual(labels);
    const quick = columns.quickLinks.items.map(({ name, href }) => [name, link(href)]);
    expect(links(lists[0])).toEqual(expect.arrayContaining(quick));
    expect(links(lists[1])).toEqual(expect.arrayContaining(services));
    expect(hrefs(lists[2])).toEqual(expect.arrayContaining(solutions));
  });

  test("ends with a bar to call except on error pages", () => {
    const { label, call, quote } = site.interface.callBar;
    expect(all(document, "nav", { "aria-label": label }).map(links)).toEqual(
      listedPaths.includes(path)
        ? [
            [
              [call, telHref(phone)],
              ["WhatsApp", expect.stringContaining(whatsappHref(whatsapp))],
              [quote, link("/contact#contact-form")],
            ],
          ]
        : [],
    );
  });
});

describe("the menu", () => {
  const { document } = page("/");
  const menu = one(document, "nav", { id: "menu" });

  test("has seven entries", () => {
    const entries = all(menu, "ul")[0]?.children ?? [];
    const names = entries.flatMap((entry) =>
      typeof entry === "string" ? [] : [textOf(all(entry, "button")[0] ?? all(entry, "a")[0])],
    );
    expect(names).toEqual(contentWords.menu);
  });

  test("has a button for each group", () => {
    expect(all(menu, "button").map(textOf)).toEqual(
      entriesOfMenu.flatMap(({ name, subItems }) => (subItems ? [name] : [])),
    );
    for (const group of ["/services", "/solutions"]) expect(hrefs(menu)).not.toContain(link(group));
  });

  test("has the services", () => {
    expect(hrefs(menu)).toEqual(expect.arrayContaining(services.map(([, href]) => href)));
    expect(links(menu)).toContainEqual([contentWords.amc, link("/services/amc")]);
  });

  test("has the footer's solutions", () => {
    const footer = all(one(document, "footer"), "nav")[2];
    expect(hrefs(menu).filter((href) => href?.includes("/solutions/"))).toEqual(hrefs(footer));
  });
});

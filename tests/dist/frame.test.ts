import { describe, expect, test } from "vitest";
import { addressLine, mailtoHref, telHref, whatsappHref } from "../../src/content/contacts.ts";
import { link, listedPaths, page, pages, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf, withText } from "../fixtures/html.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { specWords } from "../fixtures/specWords.ts";

/** Links of a part of the page, as name and address. */
const links = (root: Element | undefined) =>
  all(root, "a").map((anchor) => [
    textOf(anchor) || anchor.attributes["aria-label"],
    anchor.attributes["href"],
  ]);
const { phone, email, social, name, address } = site.facts;

const services = specWords.footerServices.map(([label, path]) => [label, link(path)]);
const solutions = specRoutes.filter((path) => path.startsWith("/solutions/")).map(link);

describe.each(pages)("$path", ({ document, path }) => {
  const header = one(document, "header");
  const footer = one(document, "footer");

  test("has the mail link and the call link above the logo, and the call link again beside it", () => {
    const [mail, call, logo] = all(header, "a");
    expect([mail, call, logo].map((anchor) => anchor?.attributes["href"])).toEqual([
      mailtoHref(email),
      telHref(phone),
      link("/"),
    ]);
    expect(textOf(mail)).toBe(email);
    expect(textOf(call)).toBe(phone);
    const calls = all(header, "a", { href: telHref(phone) });
    expect(calls.map(({ attributes }) => attributes["aria-label"])).toEqual([
      undefined,
      `${site.interface.call} ${phone}`,
    ]);
  });

  test("has a header with the menu, the theme toggle and four social links", () => {
    expect(all(header, "button", { "data-theme": "" })).toHaveLength(1);
    expect(social.map(({ label }) => label)).toEqual(specWords.social);
    expect(links(header)).toEqual(expect.arrayContaining(social.map(({ label, href }) => [label, href])));
  });

  test("marks its own place in the menu", () => {
    const current = all(one(document, "nav", { id: "menu" }), "a", { "aria-current": "page" });
    const expected = all(one(document, "nav", { id: "menu" }), "a", { href: link(path) });
    expect(current).toEqual(expected);
  });

  test("has a footer with the company, its address and its contact details", () => {
    expect(textOf(footer)).toContain(site.facts.blurb);
    expect(textOf(footer)).toContain(addressLine(address));
    expect(links(footer)).toEqual(
      expect.arrayContaining([
        [phone, telHref(phone)],
        [email, mailtoHref(email)],
      ]),
    );
  });

  test("has three quick links, seven services and the twelve solutions in its footer", () => {
    const [quick, first, second] = all(footer, "nav");
    expect(links(quick)).toEqual([
      [specWords.aboutUs, link("/about")],
      ["Contact", link("/contact")],
      ["Gallery", link("/gallery")],
    ]);
    expect([quick, first, second].map((list) => list?.attributes["aria-label"])).toEqual([
      specWords.quickLinks,
      "Services",
      "Solutions",
    ]);
    expect(links(first)).toEqual(services);
    expect(links(second).map(([, href]) => href)).toEqual(expect.arrayContaining(solutions));
  });

  test("closes with the copyright line and the credit", () => {
    const epoch = process.env["SOURCE_DATE_EPOCH"];
    const year = (epoch ? new Date(Number(epoch) * 1000) : new Date()).getUTCFullYear();
    expect(textOf(footer)).toContain(`© ${year} ${name}`);
    expect(textOf(footer)).toContain(specWords.credit);
    expect(withText(footer, "a", site.credit.name)[0]?.attributes["href"]).toBe(site.credit.portfolioUrl);
  });
});

describe("the menu", () => {
  const menu = one(page("/").document, "nav", { id: "menu" });
  const entries = all(menu, "ul")[0]?.children ?? [];

  test("lists its seven entries, of which Services and Solutions are groups that lead nowhere", () => {
    const names = entries.flatMap((entry) =>
      typeof entry === "string" ? [] : [textOf(all(entry, "button")[0] ?? all(entry, "a")[0])],
    );
    expect(names).toEqual(specWords.menu);
    expect(all(menu, "button").map(textOf)).toEqual(["Services", "Solutions"]);
    for (const group of ["/services", "/solutions"])
      expect(all(menu, "a", { href: link(group) })).toEqual([]);
  });

  test("holds the six services, AMC by that name, and the same twelve solutions as the footer", () => {
    const hrefs = links(menu).map(([, href]) => href);
    expect(hrefs).toEqual(expect.arrayContaining(services.map(([, href]) => href)));
    expect(links(menu)).toContainEqual([specWords.amc, link("/services/amc")]);
    expect(hrefs).toEqual(expect.arrayContaining(solutions));
    const footer = all(one(page("/").document, "footer"), "nav")[2];
    expect(hrefs.filter((href) => href?.includes("/solutions/"))).toEqual(
      links(footer).map(([, href]) => href),
    );
  });
});

test("the bar to call, chat and ask follows the footer of each page of the menu; error pages have none", () => {
  const { label, call, quote } = site.interface.callBar;
  const chat = whatsappHref(site.facts.whatsapp ?? "");
  for (const { path, document } of pages) {
    const [bar, ...more] = all(document, "nav", { "aria-label": label });
    expect(more, path).toEqual([]);
    expect(bar !== undefined, path).toBe(listedPaths.includes(path));
    if (!bar) continue;
    expect(links(bar), path).toEqual([
      [call, telHref(phone)],
      ["WhatsApp", expect.stringContaining(chat)],
      [quote, link("/contact#contact-form")],
    ]);
  }
});

import { expect, test } from "vitest";
import { planSocialCards } from "../../../src/build/media/socialCards.ts";
import { telHref } from "../../../src/content/contacts.ts";
import { all, type Element, one, textOf } from "../../fixtures/html.ts";
import { content, render } from "../../fixtures/renderSite.ts";

test("the credit can be hidden", async () => {
  const without = await render("/about", ({ credit }) => (credit.show = false));
  expect(all(without, "div", { "data-island": "CreditCard" })).toEqual([]);
});

const seven = <Card>([first]: Card[]): Card[] =>
  Array.from({ length: 7 }, (_, index) => ({ ...(first as Card), href: `/${index}` }));

test("home can do without its story", async () => {
  const page = await render("/", ({ home }) => {
    delete home.story;
    delete home.whyChoose;
  });
  const { services, story, whyChoose } = content.site.home;
  const headings = all(page, "h2").map(textOf);
  expect(headings).toContain(services.heading);
  for (const section of [story, whyChoose]) expect(headings).not.toContain(section?.heading);
});

test("a second support number is in the emergency line", async () => {
  const number = "+92 21 000 0001";
  const page = await render("/", ({ facts }) => {
    facts.phones = [
      { label: "Karachi", number, support: true },
      { label: "Workshop", number: "+92 51 000 0002" },
    ];
  });
  const links = all(one(page, "main"), "a").map(({ attributes }) => attributes["href"]);
  expect(links).toContain(telHref(number));
  expect(links).not.toContain(telHref("+92 51 000 0002"));
});

test("a further question is in the contact form", async () => {
  const page = await render("/contact", ({ contact }) => {
    contact.form.fields = [{ label: "City", choices: ["Lahore", "Karachi"], required: true }];
  });
  const select = one(page, "select", { name: "City" });
  expect(all(select, "option").map(textOf)).toEqual(["", "Lahore", "Karachi"]);
  expect(select.attributes).toHaveProperty("required");
});

test("a brand's logo is on its pages", async () => {
  const logo = { name: "Gree", file: "unit-chiller.webp" };
  const page = await render("/services/amc", ({ trust }) => trust.brands.logos.push(logo));
  expect(all(page, "img", { alt: "Gree" })).toHaveLength(1);
});

test("a page's own picture is in its link preview", () => {
  const preview = { file: "unit-vrf.webp", alt: "A VRF unit" };
  const routes = content.routes
    .filter(({ path }) => path === "/services/amc")
    .map((route) => ({ ...route, page: { ...route.page, preview } }) as typeof route);
  const cards = planSocialCards({ ...content, routes }, { pictures: new Map() } as never, {} as never);
  expect(cards.get("/services/amc")).toMatchObject({ picture: preview.file, alt: preview.alt });
});

test("home shows all services", async () => {
  const page = await render("/", ({ home }) => {
    home.services.cards = seven(home.services.cards);
    for (const group of home.sectors.groups) group.cards = seven(group.cards);
    for (const section of ["calculators", "geothermal", "projects"] as const) delete home[section];
  });
  const { services, sectors, calculators, geothermal, projects } = content.site.home;
  const headings = all(page, "h2").map(textOf);
  expect(headings).toEqual(expect.arrayContaining([services.heading, sectors.heading]));
  for (const section of [calculators, geothermal, projects]) expect(headings).not.toContain(section?.heading);
  const cards = (heading: string) => {
    const section = all(page, "section").find((part) => all(part, "h2").map(textOf).includes(heading));
    return section ? all(section, "h3").length : 0;
  };
  expect([cards(services.heading), cards(sectors.heading)]).toEqual([7, 14]);
});

test("a panel of sectors without pages is left out", async () => {
  const page = await render("/", ({ home }) => {
    for (const group of home.sectors.groups.slice(1)) group.cards = [];
  });
  const [first, second] = content.site.home.sectors.groups.map(({ title }) => title);
  const titles = all(page, "p").map(textOf);
  expect(titles).toContain(first);
  expect(titles).not.toContain(second);
});

test("a close-up is no model at a page's end", async () => {
  const closing = async (image: string) => {
    const page = await render("/services/amc", ({ home, services }) => {
      delete services.get("amc")?.contact.picture;
      for (const card of home.services.cards) if (card.href === "/services/amc") card.image = image;
    });
    return all(page, "section").filter(({ attributes }) => "data-closing" in attributes);
  };
  const pictures = async (image: string) =>
    (await closing(image)).flatMap((part) => all(part, "picture")).length;
  // The others are those of the related pages.
  expect(await pictures("amc.webp")).toBe((await pictures("amc-detail.jpg")) + 1);
});

test("the geothermal page's button is below its claims", async () => {
  const page = await render("/geothermal-hvac");
  const ending = all(one(page, "main"), "section").filter((section) =>
    all(section, "a", { href: "/contact" }).map(textOf).includes(content.site.geothermal.hero.action.label),
  );
  const headings = ending.map((section) => textOf(all(section, "h2")[0]));
  expect(headings).toEqual([content.site.geothermal.claims.heading]);
});

test("if the header is full the footer lists profiles", async () => {
  const profiles = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      label: `N${index}`,
      href: `https://n${index}.example.com/`,
    }));
  const places = async (count: number) => {
    const page = await render("/about", ({ facts }) => (facts.social = profiles(count)));
    const isProfile = ({ attributes }: Element) => /^N\d$/.test(attributes["aria-label"] ?? "");
    return ["header", "footer"].map((name) => all(one(page, name), "a").filter(isProfile).length);
  };
  expect(await places(5)).toEqual([5, 0]);
  expect(await places(7)).toEqual([5, 7]);
});

test("further phones are on the contact page", async () => {
  const number = "+92 51 000 0001";
  const page = await render("/contact", ({ facts }) => (facts.phones = [{ label: "Workshop", number }]));
  const calls = (part: Element) => all(part, "a", { href: telHref(number) }).length;
  expect([calls(one(page, "main")), calls(one(page, "header"))]).toEqual([1, 0]);
  const data = String(one(page, "script", { type: "application/ld+json" }).children[0]);
  expect(data).toContain('"contactType":"Workshop","telephone":"+92510000001"');
});

test("the gallery's filter has the categories with projects", async () => {
  const page = await render("/gallery", ({ projects }) => {
    projects.categories = ["Menu", "Cold Rooms", "سرد خانہ", ...projects.categories];
    for (const project of projects.projects.slice(0, 2)) project.category = "سرد خانہ";
    const [, , third] = projects.projects;
    if (third) third.category = "Menu";
  });
  const radios = all(one(page, "fieldset"), "input");
  const names = all(one(page, "fieldset"), "label").map((label) => textOf(label).trim());
  expect(names.slice(1, 3)).toEqual(["Menu 1", "سرد خانہ 2"]);
  expect(new Set(radios.map(({ attributes }) => attributes["id"])).size).toBe(radios.length);
  expect(all(page, "*", { id: "menu" })).toHaveLength(1);
});

test("a page's related pages come first, in their order", async () => {
  const related = ["/solutions/shopping-malls", "/services/amc"];
  const page = await render("/services/cold-storage", ({ services }) => {
    Object.assign(services.get("cold-storage") ?? {}, { related });
  });
  const links = all(one(page, "nav", { "aria-labelledby": "related" }), "a");
  expect(links.map(({ attributes }) => attributes["href"]).slice(0, 2)).toEqual(related);
  expect(links).toHaveLength(3);
});

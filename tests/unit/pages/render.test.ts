import { expect, test } from "vitest";
import type { Site } from "../../../src/content/schema.ts";
import { all, type Element, hrefs, one, textOf } from "../../fixtures/html.ts";
import { content, render } from "../../fixtures/renderSite.ts";

test("a testimonial is shown if content has one", async () => {
  const say = (text: string) => (site: Site) => {
    for (const section of site.services.get("commercial-hvac")?.sections ?? [])
      if (section.type === "testimonial") Object.assign(section, { text, attribution: "A Sample" });
  };
  const without = await render("/services/commercial-hvac", say(""));
  expect([all(without, "blockquote"), textOf(without).includes("A Sample")]).toEqual([[], false]);
  const page = await render("/services/commercial-hvac", say("They came on a Sunday."));
  expect(all(page, "blockquote").map(textOf)).toEqual(["They came on a Sunday."]);
  expect(all(page, "figcaption").map(textOf).join("\n")).toContain("A Sample");
});

test("the header links to a section in Urdu", async () => {
  const urdu = { heading: "گھر", lines: ["سرد خانہ"], call: "فون کریں:" };
  const page = await render("/services/amc", (site) =>
    Object.assign(site.services.get("amc") ?? {}, { urdu }),
  );
  expect(textOf(one(page, "a", { href: "#urdu" }))).toBe(content.site.interface.urdu);
  const section = one(page, "section", { id: "urdu" });
  expect(all(section, "*", { lang: "ur", dir: "rtl" }).map(textOf)).toEqual(["گھر", "سرد خانہ", "فون کریں:"]);
  expect(one(section, "a").attributes["dir"]).toBe("ltr");
  expect(all(await render("/services/amc"), "a", { href: "#urdu" })).toEqual([]);
});

test("a price is shown on its page", async () => {
  const price = { item: "Sample visit", from: 2500, to: 4000, per: "a unit", month: "2026-11" };
  const fill = ({ prices }: Site) => prices.prices.push({ page: "/services/amc", ...price });
  const shown = textOf(await render("/services/amc", fill));
  for (const text of ["Sample visit", "2,500–4,000", "November 2026"]) expect(shown).toContain(text);
  expect(textOf(await render("/services/cold-storage", fill))).not.toContain("Sample visit");
});

test("the menu has up to three levels", async () => {
  const third = { name: "Third", href: "/contact", prefetch: true };
  const outside = { name: "Shop", href: "https://shop.example.com/spares" };
  const second = { name: "Second", href: "/second", subItems: [third, outside] };
  const first = { name: "First", href: "/first", subItems: [second] };
  const page = await render("/about", ({ navigation }) => {
    navigation.menu = [first, structuredClone(first)];
    navigation.footer.quickLinks.items.push(outside);
  });
  const menu = one(page, "nav", { id: "menu" });
  expect(all(menu, "ul")).toHaveLength(5);
  expect(textOf(all(menu, "button")[0])).toBe("First");
  expect(all(menu, "a", { "data-prefetch": "" }).map(textOf)).toEqual(["Third", "Third"]);
  const out = { href: outside.href, target: "_blank", rel: "noreferrer" };
  expect(all(page, "a", out).map(textOf)).toEqual(["Shop", "Shop", "Shop"]);
  expect(repeated(idsIn(page))).toEqual([]);
});

test("with urlStyle slash every link ends with a slash", async () => {
  const page = await render("/services/amc", ({ facts }) => (facts.urlStyle = "slash"));
  const paths = hrefs(page).filter((href) => href?.startsWith("/"));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect(path).toMatch(/\/(#[\w-]+)?$/);
  expect(one(page, "link", { rel: "canonical" }).attributes["href"]).toMatch(/\/services\/amc\/$/);
});

test("texts with HTML or replacement patterns are shown literally", async () => {
  const page = await render("/about", ({ about, facts }) => {
    about.hero.heading = `<script>alert("1")</script> & 'quotes'`;
    about.title = `"><script>`;
    facts.name = "A $& B";
  });
  expect(textOf(one(page, "h1"))).toBe(`<script>alert("1")</script> & 'quotes'`);
  expect(textOf(all(page, "title")[0])).toMatch(/^"><script> \|/);
  expect(textOf(one(page, "footer"))).toContain("A $& B.");
});

const repeated = (ids: string[]) => ids.filter((id, index) => id === "" || ids.indexOf(id) !== index);
const idsIn = (page: Element) => all(page, "*", { id: "" }).map(({ attributes }) => attributes["id"] ?? "");

test("no title causes a duplicate or empty id", async () => {
  const titles = ["All", "Residential", "Menu", "Content", "Credit", "سرد خانہ", "گھر", "Homes", "Homes"];
  const gallery = await render("/gallery", ({ projects }) => {
    for (const [index, title] of titles.entries()) Object.assign(projects.projects[index] ?? {}, { title });
  });
  expect(repeated(idsIn(gallery))).toEqual([]);
  const rail = await render("/services/railways-hvac", ({ services }) => {
    const { sections = [] } = services.get("railways-hvac") ?? {};
    for (const section of sections)
      if (section.type === "accordion") for (const item of section.items) item.title = "Offices";
    const tabs = services.get("cold-storage")?.sections.filter(({ type }) => type === "tabs") ?? [];
    sections.push(...sections, ...tabs, ...tabs);
  });
  expect(all(rail, "*", { role: "tablist" })).toHaveLength(2);
  expect(repeated(idsIn(rail))).toEqual([]);
});

test("each focus of a picture has its class", async () => {
  const classesOf = async (path: string, change?: (site: Site) => void) => {
    const page = await render(path, change);
    const image = all(page, "img").find(({ attributes }) => attributes["fetchpriority"]);
    return image?.attributes["class"]?.split(" ").length ?? 0;
  };
  const top = ({ about }: Site) => void (about.hero.picture.focus = "top");
  expect(await classesOf("/about", top)).toBe((await classesOf("/about")) + 1);
  const bottom = ({ projects }: Site) => projects.projects.forEach(({ image }) => (image.focus = "bottom"));
  expect(await classesOf("/gallery", bottom)).toBe((await classesOf("/gallery")) + 1);
});

test("a wordmark replaces the mark in the header", async () => {
  content.wordmark = { ...content.logo, ratio: 4 };
  const link = all(await render("/about"), "a", { href: "/" })[0];
  delete content.wordmark;
  expect(all(link, "svg").map(({ attributes }) => attributes["width"])).toEqual(["144"]);
  expect(all(link, "title").map(({ children }) => children.join(""))).toEqual([content.site.facts.name]);
});

test("words that resemble character references stay as they are", async () => {
  const words = "R&D, &copy 2026, &lt; and AT&amp;T";
  const page = await render("/404.html", ({ notFound }) => {
    notFound.text = words;
    notFound.picture.alt = words;
  });
  expect(textOf(page)).toContain(words);
  expect(all(page, "img", { alt: words })).not.toEqual([]);
});

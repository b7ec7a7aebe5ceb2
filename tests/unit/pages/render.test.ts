import { describe, expect, test } from "vitest";
import type { Site } from "../../../src/content/schema.ts";
import { all, type Element, one, textOf } from "../../fixtures/html.ts";
import { content, render } from "../../fixtures/renderSite.ts";

/** Pages rendered from changed content: what the shipped content does not show. */
describe("the testimonial", () => {
  const commercial = "/services/commercial-hvac";
  const attribution = () => {
    const { sections = [] } = content.site.services.get("commercial-hvac") ?? {};
    const found = sections.find(({ type }) => type === "testimonial");
    if (found?.type !== "testimonial") throw new Error("the page has no testimonial");
    return found.attribution;
  };
  const say = (text: string) => (site: Site) => {
    for (const section of site.services.get("commercial-hvac")?.sections ?? [])
      if (section.type === "testimonial") section.text = text;
  };

  test("is not on the page while it has no words", async () => {
    const page = await render(commercial, say(""));
    expect(all(page, "figcaption")).toEqual([]);
    expect(textOf(page)).not.toContain(attribution());
  });

  test("shows the customer's words with their source once there are any", async () => {
    const page = await render(commercial, say("They came on a Sunday."));
    expect(all(page, "blockquote").map(textOf)).toEqual(["They came on a Sunday."]);
    expect(textOf(all(page, "figcaption")[0])).toContain(attribution());
  });
});

test("the menu nests to three levels, with the prefetch flag on each", async () => {
  const page = await render("/about", ({ navigation }) => {
    const third = { name: "Third", href: "/contact", prefetch: true };
    navigation.menu = [
      { name: "First", href: "/first", subItems: [{ name: "Second", href: "/second", subItems: [third] }] },
    ];
  });
  const menu = all(page, "nav", { id: "menu" })[0];
  expect(all(menu, "ul")).toHaveLength(3);
  expect(textOf(all(menu, "button")[0])).toBe("First");
  expect(all(menu, "a").map((link) => [textOf(link), "data-prefetch" in link.attributes])).toEqual([
    ["Third", true],
  ]);
});

test("urlStyle slash closes every link, canonical and group of the page with a slash", async () => {
  const page = await render("/services/amc", ({ facts }) => (facts.urlStyle = "slash"));
  const paths = all(page, "a").flatMap(({ attributes: { href } }) => (href?.startsWith("/") ? [href] : []));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect(path).toMatch(/\/(#[\w-]+)?$/);
  expect(all(page, "link", { rel: "canonical" })[0]?.attributes["href"]).toMatch(/\/services\/amc\/$/);
});

test("words with HTML in them stay words", async () => {
  const page = await render("/about", ({ about }) => {
    about.hero.heading = `<script>alert("1")</script> & 'quotes'`;
    about.title = `"><script>`;
  });
  expect(textOf(all(page, "h1")[0])).toBe(`<script>alert("1")</script> & 'quotes'`);
  expect(textOf(all(page, "title")[0])).toMatch(/^"><script> \|/);
});

const repeated = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const idsIn = (page: Element) => all(page, "*", { id: "" }).map(({ attributes }) => attributes["id"] ?? "");

test("no title that an editor may write gives a page one id twice, or an empty one", async () => {
  const titles = ["All", "Residential", "Menu", "Content", "Credit", "سرد خانہ", "گھر", "Homes", "Homes"];
  const gallery = await render("/gallery", ({ projects }) => {
    for (const [index, title] of titles.entries()) Object.assign(projects.projects[index] ?? {}, { title });
  });
  expect(repeated(idsIn(gallery))).toEqual([]);
  expect(idsIn(gallery)).not.toContain("");
  const rail = await render("/services/railways-hvac", ({ services }) => {
    const { sections = [] } = services.get("railways-hvac") ?? {};
    const accordion = sections.find(({ type }) => type === "accordion");
    if (accordion?.type === "accordion") for (const item of accordion.items) item.title = "Offices";
    const tabs = services.get("cold-storage")?.sections.filter(({ type }) => type === "tabs") ?? [];
    sections.push(...sections, ...tabs, ...tabs);
  });
  expect(all(rail, "*", { role: "tablist" })).toHaveLength(2);
  expect(repeated(idsIn(rail))).toEqual([]);
});

test("two groups of the menu may have one path", async () => {
  const page = await render("/about", ({ navigation }) => {
    navigation.menu.push(...structuredClone(navigation.menu.filter(({ subItems }) => subItems)));
  });
  expect(repeated(idsIn(page))).toEqual([]);
});

test("a replacement pattern in a name stays as it is", async () => {
  const page = await render("/about", ({ facts }) => void (facts.name = "A $& B"));
  expect(textOf(one(page, "footer"))).toContain("A $& B.");
});

test("a dark picture puts its page's head on a dark ground", async () => {
  const isDark = async (file: string) => {
    const page = await render("/about", ({ about }) => void (about.hero.picture.file = file));
    const head = all(page, "div").find((div) =>
      div.children.some((child) => typeof child !== "string" && child.name === "picture"),
    );
    return (head?.attributes["class"] ?? "").split(" ").includes("dark");
  };
  expect(await isDark("data-centers.webp")).toBe(false);
  expect(await isDark("data-centers-night.webp")).toBe(true);
});

test("a picture's focus is a class of its own, on its page and where its project stands", async () => {
  const classOf = (page: Element) =>
    (all(page, "img").find(({ attributes }) => attributes["fetchpriority"])?.attributes["class"] ?? "").split(
      " ",
    ).length;
  const about = classOf(await render("/about"));
  const focused = await render("/about", ({ about }) => void (about.hero.picture.focus = "top"));
  expect(classOf(focused)).toBe(about + 1);
  const plain = classOf(await render("/gallery"));
  const gallery = await render("/gallery", ({ projects }) => {
    for (const { image } of projects.projects) image.focus = "bottom";
  });
  expect(classOf(gallery)).toBe(plain + 1);
});

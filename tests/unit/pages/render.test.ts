import { beforeAll, describe, expect, test } from "vitest";
import { type Bundle, bundleSource } from "../../../src/build/source/bundle.ts";
import { planPictures, type PicturePlan } from "../../../src/build/media/planPictures.ts";
import type { Content } from "../../../src/build/content/content.ts";
import { loadContent } from "../../../src/build/content/load.ts";
import { renderRoutes } from "../../../src/build/pages/render.ts";
import { listRoutes } from "../../../src/build/content/routes.ts";
import { explain } from "../../../src/tools/build.ts";
import type { Site } from "../../../src/content/schema.ts";
import { all, one, parsePage, textOf } from "../../fixtures/html.ts";

/** Pages rendered from changed content: what the shipped content does not show. */
let content: Content;
let bundle: Bundle;
let plan: PicturePlan;
const typeface = { files: new Map(), href: "/assets/text.woff2", css: "" };
const shares = new Map();

beforeAll(async () => {
  content = await loadContent();
  bundle = await bundleSource(content, ".cache/server");
  plan = await planPictures(content.sources, "content/images", ".cache/measured");
}, 120_000);

/** Renders one page of the site after changing a copy of its content. */
function render(path: string, change: (site: Site) => void = () => {}) {
  const site = structuredClone(content.site);
  change(site);
  const pages = renderRoutes(
    listRoutes(site).filter((route) => route.path === path),
    { ...content, site },
    { bundle, plan, typeface, shares },
  );
  return parsePage(pages[0]?.html ?? "");
}

describe("the testimonial", () => {
  const commercial = "/services/commercial-hvac";
  const say = (text: string) => (site: Site) => {
    for (const section of site.services.get("commercial-hvac")?.sections ?? [])
      if (section.type === "testimonial") section.text = text;
  };

  test("is not on the page while nobody has said anything", () => {
    const page = render(commercial, say(""));
    expect(all(page, "figcaption")).toEqual([]);
    expect(textOf(page)).not.toMatch(/In a Customer|Karachi manufacturing|manufacturing facility/i);
  });

  test("shows the customer's words with their source once there are any", () => {
    const page = render(commercial, say("They came on a Sunday."));
    expect(all(page, "blockquote").map(textOf)).toEqual(["They came on a Sunday."]);
    expect(textOf(all(page, "figcaption")[0])).toMatch(/manufacturing facility.*Karachi/i);
  });
});

test("the menu nests to three levels, with the prefetch flag on each", () => {
  const page = render("/about", ({ navigation }) => {
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

test("urlStyle slash closes every link, canonical and group of the page with a slash", () => {
  const page = render("/services/amc", ({ site }) => (site.urlStyle = "slash"));
  const paths = all(page, "a").flatMap(({ attributes: { href } }) => (href?.startsWith("/") ? [href] : []));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect(path).toMatch(/\/(#[\w-]+)?$/);
  expect(all(page, "link", { rel: "canonical" })[0]?.attributes["href"]).toMatch(/\/services\/amc\/$/);
});

test("a page that throws is named with its route and its file, without a stack trace", () => {
  const broken = () => fail("no such value");
  const attempt = () =>
    renderRoutes(listRoutes(content.site), content, {
      bundle: { ...bundle, renderPage: broken },
      plan,
      typeface,
      shares,
    });
  expect(attempt).toThrow("/ (from content/pages/home.yaml) can't be rendered: no such value");
  try {
    attempt();
  } catch (error) {
    expect(explain(error)).not.toMatch(/^\s+at /m);
  }
});

test("words with HTML in them stay words", () => {
  const page = render("/about", ({ about }) => {
    about.hero.heading = `<script>alert("1")</script> & 'quotes'`;
    about.title = `"><script>`;
  });
  expect(textOf(all(page, "h1")[0])).toBe(`<script>alert("1")</script> & 'quotes'`);
  expect(textOf(all(page, "title")[0])).toBe(`"><script>`);
});

function fail(message: string): never {
  throw new Error(message);
}

const repeated = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const idsIn = (page: ReturnType<typeof render>) =>
  all(page, "*", { id: "" }).map(({ attributes }) => attributes["id"] ?? "");

test("no title that an editor may write gives a page one id twice, or an empty one", () => {
  const titles = ["All", "Residential", "Menu", "Content", "Credit", "سرد خانہ", "گھر", "Homes", "Homes"];
  const gallery = render("/gallery", ({ projects }) => {
    for (const [index, title] of titles.entries()) Object.assign(projects.projects[index] ?? {}, { title });
  });
  expect(repeated(idsIn(gallery))).toEqual([]);
  expect(idsIn(gallery)).not.toContain("");
  const rail = render("/services/railways-hvac", ({ services }) => {
    const { sections = [] } = services.get("railways-hvac") ?? {};
    const accordion = sections.find(({ type }) => type === "accordion");
    if (accordion?.type === "accordion") for (const item of accordion.items) item.title = "Offices";
    const tabs = services.get("cold-storage")?.sections.filter(({ type }) => type === "tabs") ?? [];
    sections.push(...sections, ...tabs, ...tabs);
  });
  expect(all(rail, "*", { role: "tablist" })).toHaveLength(2);
  expect(repeated(idsIn(rail))).toEqual([]);
});

test("two groups of the menu may have one path", () => {
  const page = render("/about", ({ navigation }) => {
    navigation.menu.push(...structuredClone(navigation.menu.filter(({ subItems }) => subItems)));
  });
  expect(repeated(idsIn(page))).toEqual([]);
});

test("a name that looks like a sign of replacement stays what it is", () => {
  const page = render("/about", ({ site }) => void (site.name = "A $& B"));
  expect(textOf(one(page, "footer"))).toContain("A $& B.");
});

test("a picture's focus is a class of its own, on its page and where its project stands", () => {
  const classOf = (page: ReturnType<typeof render>) =>
    (all(page, "img").find(({ attributes }) => attributes["fetchpriority"])?.attributes["class"] ?? "").split(
      " ",
    ).length;
  expect(classOf(render("/about"))).toBe(1);
  expect(classOf(render("/about", ({ about }) => void (about.hero.picture.focus = "top")))).toBe(2);
  const gallery = render("/gallery", ({ projects }) => {
    for (const { image } of projects.projects) image.focus = "bottom";
  });
  expect(classOf(gallery)).toBe(2);
});

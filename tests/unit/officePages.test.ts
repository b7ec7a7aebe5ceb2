import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { DomUtils, parseDocument } from "htmlparser2";
import { newsFeed } from "../../src/build/site/siteFiles.ts";
import { loadContent } from "../../src/build/content/load.ts";
import { withLaunchRibbon } from "../../src/cli/serve/launchRibbon.ts";
import { makeProject, type Project } from "../fixtures/project.ts";
import { site } from "../fixtures/site.ts";
import { addOfficePages } from "../fixtures/officePages.ts";

const { getElementsByTagName, textContent } = DomUtils;

let project: Project;
let output: string;
const epoch = (instant: string) => ({ SOURCE_DATE_EPOCH: String(Date.parse(instant) / 1000) });
const load = (drafts = false) => loadContent(`${project.folder}/content`, undefined, { drafts });

beforeAll(async () => {
  project = await makeProject("shared");
  await addOfficePages(project);
  const home = await project.read("content/pages/home.yaml");
  const [whyChoose = ""] = /^whyChoose:\n(?:(?:[ #].*)?\n)*/m.exec(home) ?? [];
  const moved = home.replace(whyChoose, "").replace(/^(?=story:)/m, whyChoose);
  await project.write("content/pages/home.yaml", moved);
  const built = await project.build(["--uncompressed"], epoch("2031-03-13T18:59:00Z"));
  expect(built.code, built.output).toBe(0);
  output = built.output;
});
afterAll(() => project.discard());
afterEach(() => void vi.unstubAllEnvs());

test("a text page has its URL from its file", async () => {
  const page = await project.read("dist/privacy/index.html");
  expect(page).toMatch(/<h1[^>]*>Privacy Policy</);
  expect(page).toContain('"@type":"WebPage"');
  expect(page).toContain('"@type":"BreadcrumbList"');
  expect(await project.read("dist/sitemap.xml")).toContain("/privacy</loc>");
  const footer = (await project.read("dist/index.html")).replace(/^[^]*<footer/, "");
  expect(footer).toMatch(/href="\/privacy"[^>]*>Privacy</);
});

test("the home page follows the order of its file", async () => {
  const { whyChoose, story } = site.home;
  const page = await project.read("dist/index.html");
  expect(page.indexOf(whyChoose?.heading ?? "")).toBeLessThan(page.indexOf(story?.heading ?? ""));
});

test("an Urdu page runs from right to left", async () => {
  const page = await project.read("dist/eid/index.html");
  expect(page).toMatch(/<main[^>]*><div lang="ur" dir="rtl"/);
  expect(page).toMatch(/<div lang="en"><nav/);
  expect(page).toMatch(/<h1 lang="ur" dir="rtl"/);
  expect(page).toContain('"inLanguage":"ur"');
  expect(await project.read("dist/privacy/index.html")).not.toContain('="ur"');
});

test("a text page can't have another page's URL", async () => {
  await project.write("content/texts/about.yaml", await project.read("content/texts/privacy.yaml"));
  await expect(load()).rejects.toThrow(
    "content/texts/about.yaml:1:1: has the same URL /about as pages/about.yaml: give the file another name",
  );
  await project.remove("content/texts/about.yaml");
});

test("the list of news is newest first", async () => {
  const list = await project.read("dist/news/index.html");
  const hrefs = [...list.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs.slice(0, 2)).toEqual(["/news/award", "/news/bakery"]);
  expect(list).toContain('<time datetime="2031-03-01">1 March 2031</time>');
  expect(await project.read("dist/about/index.html")).toMatch(/<footer[^]*href="\/news"/);
});

test("an article has structured data", async () => {
  const page = await project.read("dist/news/bakery/index.html");
  expect(page).toContain('"@type":"NewsArticle"');
  expect(page).toContain('"datePublished":"2031-02-03"');
});

test("an article links to the feed", async () => {
  const page = await project.read("dist/news/bakery/index.html");
  expect(page).toContain('<link rel="alternate" type="application/atom+xml" href="/news/feed.xml"');
});

test("the feed lists the newest article first", async () => {
  const feed = parseDocument(await project.read("dist/news/feed.xml"), { xmlMode: true });
  const texts = (name: string) => getElementsByTagName(name, feed).map((element) => textContent(element));
  const origin = (await load()).site.facts.url;
  expect(texts("id").slice(0, 3)).toEqual([
    `${origin}/news`,
    `${origin}/news/award`,
    `${origin}/news/bakery`,
  ]);
  const { href } =
    getElementsByTagName("link", feed).find(({ attribs }) => attribs["rel"] === "self")?.attribs ?? {};
  expect(href).toBe(`${origin}/news/feed.xml`);
  expect(texts("author")).toEqual([site.facts.name]);
  expect(texts("title")[2]).toBe("Bakery & Cold Room in Rawalpindi");
  const dates = ["2031-03-01", "2031-03-01", "2031-02-03"];
  expect(texts("updated").slice(0, 3)).toEqual(dates.map((date) => `${date}T00:00:00+05:00`));
});

test("no file of the site mentions a draft", async () => {
  const files = await project.snapshot("dist");
  expect([...files.keys()].filter((path) => /terms|ramadan|sooner/.test(path))).toEqual([]);
  for (const file of ["index.html", "sitemap.xml"])
    expect(await project.read(`dist/${file}`)).not.toMatch(/\/(terms|ramadan)\b/);
  expect(output).toContain("/terms is a draft: visitors can't see it");
  expect(output).toContain("/ramadan will appear on 14 March 2031: publish again on that day");
});

test("a page is published on its days in Pakistan", async () => {
  const isShown = async (instant: string) => {
    vi.stubEnv("SOURCE_DATE_EPOCH", epoch(instant).SOURCE_DATE_EPOCH);
    const { site, routes } = await load();
    const isRoute = routes.some(({ path }) => path === "/ramadan");
    expect(site.navigation.footer.legal.some(({ href }) => href === "/ramadan")).toBe(isRoute);
    return isRoute;
  };
  expect(await isShown("2031-03-13T18:59:59Z")).toBe(false);
  expect(await isShown("2031-03-13T19:00:00Z")).toBe(true);
  expect(await isShown("2031-03-20T18:59:59Z")).toBe(true);
  expect(await isShown("2031-03-20T19:00:00Z")).toBe(false);
});

test("dev shows a draft with a note", async () => {
  const content = await load(true);
  expect(content.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(["/terms", "/ramadan"]));
  const ribbon = (file: string) =>
    String(withLaunchRibbon(Buffer.from(""), file, { ...content, folder: "content" }));
  expect(ribbon("terms/index.html")).toContain("This page is a draft</strong>: only npm run dev shows it.");
  expect(ribbon("privacy/index.html")).not.toContain("is a draft");
});

test("a link to a draft is one mistake", async () => {
  await project.edit("content/services/amc.yaml", /^title:/m, "draft: true\ntitle:");
  const error = await load().catch(String);
  const lines = String(error).split("\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    "links to /services/amc, which is a draft. Remove the link, or publish the page.",
  );
  expect(lines[0]).not.toMatch(/navigation\.yaml/);
});

test("without articles there is no list", async () => {
  await project.remove("content/news");
  const { site, routes } = await load(true);
  expect(site.navigation.footer.quickLinks.items.map(({ href }) => href)).not.toContain("/news");
  expect(routes.filter(({ path }) => path.startsWith("/news"))).toEqual([]);
  expect(newsFeed(site)).toBeUndefined();
});

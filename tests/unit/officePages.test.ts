import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadContent } from "../../src/build/content/load.ts";
import { withLaunchRibbon } from "../../src/cli/serve/launchRibbon.ts";
import { listRoutes } from "../../src/content/routes.ts";
import { makeProject, type Project } from "../fixtures/project.ts";
import { addOfficePages } from "../fixtures/officePages.ts";

/** The pages that an office may add, built in a copy of the content on 13 March 2031. */
let project: Project;
let output: string;
const epoch = (instant: string) => ({ SOURCE_DATE_EPOCH: String(Date.parse(instant) / 1000) });
const load = (drafts = false) => loadContent(`${project.folder}/content`, undefined, { drafts });

beforeAll(async () => {
  project = await makeProject("shared");
  await addOfficePages(project);
  const built = await project.build(["--uncompressed"], epoch("2031-03-13T18:59:00Z"));
  expect(built.code, built.output).toBe(0);
  output = built.output;
}, 120_000);
afterAll(() => project.discard());
afterEach(() => void vi.unstubAllEnvs());

test("a text page has its address from its file, a link in the footer and its data for search engines", async () => {
  const page = await project.read("dist/privacy/index.html");
  expect(page).toMatch(/<h1[^>]*>Privacy Policy</);
  expect(page).toContain('"@type":"WebPage"');
  expect(page).toContain('"@type":"BreadcrumbList"');
  expect(await project.read("dist/sitemap.xml")).toContain("/privacy</loc>");
  const footer = (await project.read("dist/index.html")).replace(/^[^]*<footer/, "");
  expect(footer).toMatch(/href="\/privacy"[^>]*>Privacy</);
});

test("a text page can't take another page's address", async () => {
  await project.write("content/texts/about.yaml", await project.read("content/texts/privacy.yaml"));
  await expect(load()).rejects.toThrow(
    "content/texts/about.yaml:1:1: has the URL /about, like pages/about.yaml: give the file another name",
  );
  await project.remove("content/texts/about.yaml");
});

test("a draft and an early page are in no file of the site, and the build names them", async () => {
  const files = await project.snapshot("dist");
  expect([...files.keys()].filter((path) => /terms|ramadan/.test(path))).toEqual([]);
  for (const file of ["index.html", "sitemap.xml"])
    expect(await project.read(`dist/${file}`)).not.toMatch(/\/(terms|ramadan)\b/);
  expect(output).toContain("/terms is a draft: only npm run dev shows it");
  expect(output).toContain("/ramadan will appear on 14 March 2031: build again then");
});

test("a page is published from the first moment of its first day to the last of its last day in Pakistan", async () => {
  const isShown = async (instant: string) => {
    vi.stubEnv("SOURCE_DATE_EPOCH", epoch(instant).SOURCE_DATE_EPOCH);
    const { site } = await load();
    const isRoute = listRoutes(site).some(({ path }) => path === "/ramadan");
    expect(site.navigation.footer.legal.some(({ href }) => href === "/ramadan")).toBe(isRoute);
    return isRoute;
  };
  expect(await isShown("2031-03-13T18:59:59Z")).toBe(false);
  expect(await isShown("2031-03-13T19:00:00Z")).toBe(true);
  expect(await isShown("2031-03-20T18:59:59Z")).toBe(true);
  expect(await isShown("2031-03-20T19:00:00Z")).toBe(false);
});

test("dev shows a draft, with a note", async () => {
  const content = await load(true);
  expect(listRoutes(content.site).map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/terms", "/ramadan"]),
  );
  const ribbon = (file: string) => String(withLaunchRibbon(Buffer.from(""), file, content));
  expect(ribbon("terms/index.html")).toContain("This page is a draft</strong>: only npm run dev shows it.");
  expect(ribbon("privacy/index.html")).not.toContain("is a draft");
});

test("a link to a draft is one mistake with all its places; menus and the home page's cards leave it out", async () => {
  await project.edit("content/services/amc.yaml", /^title:/m, "draft: true\ntitle:");
  const error = await load().catch(String);
  const lines = String(error).split("\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    "links to /services/amc, which is a draft. Remove the link, or publish the page.",
  );
  expect(lines[0]).not.toMatch(/navigation\.yaml/);
});

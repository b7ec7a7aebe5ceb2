import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project } from "../fixtures/project.ts";
import { addOfficePages } from "../fixtures/officePages.ts";

/** The pages that an office may add, built in a copy of the content. */
let project: Project;
const build = (...args: string[]) => project.build([...args, "--uncompressed"]);

beforeAll(async () => {
  project = await makeProject("shared");
  await addOfficePages(project);
  const { code, output } = await build();
  expect(code, output).toBe(0);
}, 120_000);
afterAll(() => project.discard());

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
  expect((await build()).output).toContain(
    "content/texts/about.yaml:1:1: has the URL /about, like pages/about.yaml: give the file another name",
  );
  await project.remove("content/texts/about.yaml");
});

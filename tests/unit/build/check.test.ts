import { expect, test } from "vitest";
import { parseYaml, type YamlFile } from "../../../src/build/content/yaml.ts";
import { checkPages } from "../../../src/build/pages/check.ts";
import { indexHtml } from "../../../src/build/pages/page.ts";
import { site } from "../../fixtures/site.ts";
import { table } from "../../fixtures/smallBuild.ts";

const page = (yaml: YamlFile, path: string, body: string) => {
  const html = `<!doctype html><title>A</title>${body}`;
  return { path, yaml, file: "a/index.html", html, index: indexHtml(html) };
};
const check =
  (body: string, source = "") =>
  () => {
    const yaml = parseYaml("content/solutions/a.yaml", source);
    const about = '<h2 id="values"></h2><h2 id="tab-offices">';
    const pages = [page(yaml, "/", body), page(yaml, "/about", about)];
    checkPages(pages, new Set(["images/a.jpg"]), table, { site, sources: [yaml] });
  };

test.each([
  ['<a href="/about#vision">', "/about#vision"],
  ['<a href="/images/b.jpg">', "links to /images/b.jpg"],
  ['<ul aria-labelledby="x y">', 'aria-labelledby="x"'],
  ['<button aria-controls="menu">', 'aria-controls="menu"'],
  ['<source srcset="/images/a.jpg 1w,/images/c.jpg 2w">', "/images/c.jpg, "],
  ['<a rel="noreferrer" aria-label="1 > 0" href="https://b.example/">', "https://b.example/"],
  ['<a rel="noopener" href="https://wa.me/1">', 'rel="noreferrer"'],
])("%s is rejected with its page", (body, problem) => {
  expect(check(body)).toThrow(`/ (from content/solutions/a.yaml): `);
  expect(check(body)).toThrow(problem);
});

test("a duplicate id is reported at its line", () => {
  const twice = check('<p id="a"><p id="a">', "sections:\n  - { type: steps, id: a }\n");
  expect(twice).toThrow("content/solutions/a.yaml:2:24: sections[1].id is used twice");
  expect(check('<p id="a"><p id="a">')).toThrow('content/solutions/a.yaml:1:1: "a" is used twice');
});

test("a link to a missing fragment is reported", () => {
  const source = "title: A\ntext: See [offices](/about#our-offices).\n";
  const message = check('<a href="/about#our-offices">', source);
  expect(message).toThrow("content/solutions/a.yaml:2:7: text links to /about#our-offices");
  expect(message).toThrow("/about#tab-offices");
});

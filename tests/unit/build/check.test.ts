import { expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { checkPages } from "../../../src/build/pages/check.ts";
import { type Page } from "../../../src/build/pages/page.ts";
import { indexHtml } from "../../../src/build/pages/pageIndex.ts";
import { table } from "../../hosting/verify/faultyHost.ts";

const { site } = await loadContent();
const page = (path: string, body: string): Page => {
  const html = `<!doctype html><title>A</title>${body}`;
  return { path, source: "pages/a.yaml", file: "a/index.html", html, index: indexHtml(html) };
};
const check = (body: string) => () =>
  checkPages([page("/", body), page("/about", '<h2 id="values">')], new Set(["images/a.jpg"]), table, {
    site,
    sources: [],
  });

test("sound pages pass", () => {
  expect(
    check(
      '<a href="/about#values">a</a><a href="/images/a.jpg">a</a><a href="/images/a.jpg#part">a</a><img src="/images/a.jpg"><label for="x"><input id="x">',
    ),
  ).not.toThrow();
});

test("a fault names the page and the content file", () => {
  expect(check('<a href="/nowhere">a</a>')).toThrow(
    "/ (from content/pages/a.yaml): links to /nowhere, which is not a page of this site",
  );
});

test.each([
  ['<a href="/about#vision">', "links to /about#vision, but /about has no such section"],
  ['<a href="/images/b.jpg">', "links to /images/b.jpg, which is not a page of this site"],
  ['<a href="#gone">', "has no such section. Write /, without #gone"],
  ['<a href="/nowhere?a=1">', "links to /nowhere, which is not a page of this site"],
  ['<a href="/?a=1#gone">', "has no such section. Write /, without #gone"],
  ['<p id="a"><p id="a">', 'the id "a" is used twice'],
  ['<ul aria-labelledby="x y">', 'aria-labelledby="x" matches no element'],
  ['<img src="/images/b.jpg">', "refers to /images/b.jpg, which is neither generated"],
  ['<source srcset="/images/a.jpg 1w,/images/c.jpg 2w">', "refers to /images/c.jpg"],
  ['<div data-src="/assets/x.js">', "refers to /assets/x.js"],
  [
    '<a rel="noreferrer" aria-label="1 > 0" href="https://b.example/">',
    "links to https://b.example/, which is not in content/",
  ],
  ['<a rel="noreferrer" href="//b.example/">', "links to //b.example/, which is not in content/"],
  ['<a rel="noopener" href="https://wa.me/1">', 'without rel="noreferrer"'],
])("%s is refused", (body, fault) => {
  expect(check(body)).toThrow(fault);
});

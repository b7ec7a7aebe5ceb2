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
    "/ (from content/pages/a.yaml): links to /nowhere, which is no page of this site",
  );
});

test.each([
  ['<a href="/about#vision">', "links to /about#vision, but /about has no part of that name"],
  ['<a href="/images/b.jpg">', "links to /images/b.jpg, which is no page of this site"],
  ['<a href="#gone">', "has no part of that name. Write /, without #gone"],
  ['<a href="/nowhere?a=1">', "links to /nowhere, which is no page of this site"],
  ['<a href="/?a=1#gone">', "has no part of that name. Write /, without #gone"],
  ['<p id="a"><p id="a">', 'the id "a" stands twice'],
  ['<ul aria-labelledby="x y">', 'aria-labelledby="x" refers to no element'],
  ['<img src="/images/b.jpg">', "names /images/b.jpg, which the build did not make"],
  ['<source srcset="/images/a.jpg 1w,/images/c.jpg 2w">', "names /images/c.jpg"],
  ['<div data-src="/assets/x.js">', "names /assets/x.js"],
  [
    '<a rel="noreferrer" aria-label="1 > 0" href="https://b.example/">',
    "leads to https://b.example/, which stands nowhere in content/",
  ],
  ['<a rel="noreferrer" href="//b.example/">', "leads to //b.example/, which stands nowhere in content/"],
  ['<a rel="noopener" href="https://wa.me/1">', 'without rel="noreferrer"'],
])("%s is refused", (body, fault) => {
  expect(check(body)).toThrow(fault);
});

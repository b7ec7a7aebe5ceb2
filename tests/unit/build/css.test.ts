import { expect, test } from "vitest";
import { openStyleSheet } from "../../../src/build/pages/css.ts";

const script = { href: "/a.js", code: 'const c="B C",t=`A1`;A1.x', parts: [] };
const styles = (css: string, html: string) =>
  openStyleSheet({ css, scripts: new Map([["a", script]]) })(html);

test("a page gets the rules that need only classes which it uses, and those of the dark theme", () => {
  const css = ":root{color:#111}.dark{color:#eee}.A{top:0}.B{top:1px}.dark .B{top:2px}.A .B{top:3px}";
  expect(styles(css, '<p class="A other">B class="x</p>')).toBe(
    ":root{color:#111}.dark{color:#eee}.A{top:0}",
  );
});

test("a rule stays that one of the page's elements may match: :not(), :is() and :has() are no demands", () => {
  const css = ".A:not(.C){top:0}.A:is(.B,.C){top:1px}.A:has(.B){top:2px}.A,.C{top:3px}";
  expect(styles(css, '<p class="A B">')).toBe(css);
});

test("a page gets the rules of classes that the scripts of its islands may set, and of no other script", () => {
  const css = ".A1{top:0}.B{top:1px}.C{top:2px}.D{top:3px}";
  expect(styles(css, '<div data-src="/a.js">')).toBe(".A1{top:0}.B{top:1px}.C{top:2px}");
  expect(styles(css, '<div data-src="/b.js">')).toBe("");
});

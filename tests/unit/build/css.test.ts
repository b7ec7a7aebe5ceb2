import { expect, test } from "vitest";
import { classesInHtml, openStyleSheet, wordsInScript } from "../../../src/build/pages/css.ts";

const share = (css: string, classes: string[]) => openStyleSheet(css)(new Set(classes));

test("a page gets the rules that need only classes which it uses, and those of the dark theme", () => {
  const css = ":root{color:#111}.dark{color:#eee}.A{top:0}.B{top:1px}.dark .B{top:2px}.A .B{top:3px}";
  expect(share(css, ["A"])).toBe(":root{color:#111}.dark{color:#eee}.A{top:0}");
});

test("a rule stays that one of the page's elements may match: :not(), :is() and :has() are no demands", () => {
  const css = ".A:not(.C){top:0}.A:is(.B,.C){top:1px}.A:has(.B){top:2px}.A,.C{top:3px}";
  expect(share(css, ["A", "B"])).toBe(css);
});

test("classes are read from class attributes, and from short texts in scripts", () => {
  expect(classesInHtml('<p class="A other">B class C</p>')).toEqual(["A", "other"]);
  expect(wordsInScript('const c="B C",t=`A1`;A1.x')).toEqual(["B", "C", "A1"]);
});

import { expect, test } from "vitest";
import { classesInHtml, classesInScript, lateCss, pageCss, parseSheet } from "../../../src/build/css.ts";

const css = [
  ":root{--ink:#111}",
  ".dark{--ink:#eee}",
  "body{margin:0}",
  ".A1{color:red}",
  ".A1:hover,.B2:focus-visible{color:blue}",
  ".A1 .B2{margin:0}",
  ".A1:not(.C3){padding:0}",
  ".dark .B2{color:white}",
  "@media (min-width:40rem){.A1{color:green}.C3{color:grey}}",
  "@media (scripting:none){@media print{.B2{display:block}}}",
  "@supports (display:grid){.C3{display:grid}}",
  "@keyframes spin{to{rotate:1turn}}",
].join("");
const sheet = parseSheet(css);
const share = (...classes: string[]) => pageCss(sheet, new Set(classes), new Set());

test("rules without classes belong to every page, and so do those of the dark theme's root", () => {
  expect(share()).toBe(":root{--ink:#111}.dark{--ink:#eee}body{margin:0}@keyframes spin{to{rotate:1turn}}");
});

test("a rule comes along with those of its selectors that have all their classes", () => {
  expect(share("A1", "B2")).toContain(".A1:hover,.B2:focus-visible{color:blue}");
  expect(share("B2")).toContain("}.B2:focus-visible{color:blue}");
  expect(share("B2")).not.toContain(".A1 .B2");
  expect(share("A1", "B2")).toContain(".A1 .B2{margin:0}");
});

test("a class inside :not() is not needed", () => {
  expect(share("A1")).toContain(".A1:not(.C3){padding:0}");
});

test("dark rules come with the class they colour", () => {
  expect(share("B2")).toContain(".dark .B2{color:white}");
  expect(share("A1")).not.toContain(".dark .B2");
});

test("at-rules keep only what is needed, nested ones too", () => {
  expect(share("A1")).toContain("@media (min-width:40rem){.A1{color:green}}");
  expect(share("B2")).toContain("@media (scripting:none){@media print{.B2{display:block}}}");
  expect(share("B2")).not.toContain("@supports");
});

test("a page with every class gets the whole sheet, in its order", () => {
  expect(share("A1", "B2", "C3")).toBe(css);
});

test("picture tints stand at the end, sorted", () => {
  expect(pageCss(parseSheet(""), new Set(), new Set(["fa0", "012"]))).toBe(
    ".tint-012{background:#012}.tint-fa0{background:#fa0}",
  );
});

test("classes are read from class attributes, and from short texts in scripts", () => {
  expect(classesInHtml('<p class="A1 other">B2 class C3</p>', sheet)).toEqual(new Set(["A1"]));
  expect(classesInScript('const c="B2 C3",t=`A1`;A1.x', sheet)).toEqual(new Set(["A1", "B2", "C3"]));
});

test("late styles are the rules that need a class which stands in no page", () => {
  expect(lateCss(sheet, new Set(["B2", "C3"]), new Set(["C3"]))).toBe(
    "@media (min-width:40rem){.C3{color:grey}}@supports (display:grid){.C3{display:grid}}",
  );
});

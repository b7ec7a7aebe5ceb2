import { expect, test } from "vitest";
import { lateCss, pageCss, printCss } from "../../../src/build/css.ts";
import { classesInHtml, classesInScript, parseSheet, propertiesIn } from "../../../src/build/sheet.ts";

const css = [
  ":root{--ink:#111}",
  ".dark{--ink:#eee}",
  "body{margin:0;color:var(--ink)}",
  ".A1{color:red}",
  ".A1:hover,.B2:focus-visible{color:blue}",
  ".A1 .B2{margin:0}",
  ".A1:not(.C3){padding:0}",
  ".dark .B2{color:white}",
  "@media (min-width:40rem){.A1{color:green}.C3{color:grey}}",
  "@media (scripting:none){@media print{.B2{display:block}}}",
  "@supports (display:grid){.C3{display:grid}}",
].join("");
const sheet = parseSheet(css);
const share = (...classes: string[]) => pageCss(sheet, new Set(classes));
const shareOf = (text: string, ...classes: string[]) => pageCss(parseSheet(text), new Set(classes));

test("rules without classes belong to every page, and so do those of the dark theme's root", () => {
  expect(share()).toBe(":root{--ink:#111}.dark{--ink:#eee}body{margin:0;color:var(--ink)}");
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

test("one branch of :is() or :has() is enough, and a branch without classes always is", () => {
  const text = ".A1:is(.B2,.C3 p){top:0}.A1:has(.B2){top:1px}:where(.B2,a):hover{top:2px}";
  expect(shareOf(text, "A1")).toBe(":where(.B2,a):hover{top:2px}");
  expect(shareOf(text, "A1", "C3")).toBe(".A1:is(.B2,.C3 p){top:0}:where(.B2,a):hover{top:2px}");
  expect(shareOf(text, "A1", "B2")).toBe(text);
});

test("dots in quotes name no class", () => {
  expect(shareOf('a[href$=".pdf"]{top:0}')).toBe('a[href$=".pdf"]{top:0}');
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

test("a page gets the custom properties that it names, and those that these name", () => {
  const text = ":root{--a:var(--b);--b:1px;--c:2px;top:0}.A1{left:var(--a)}.B2{right:calc(var(--c)*-1)}";
  expect(shareOf(text)).toBe(":root{top:0}");
  expect(shareOf(text, "A1")).toBe(":root{--a:var(--b);--b:1px;top:0}.A1{left:var(--a)}");
  expect(shareOf(text, "B2")).toBe(":root{--c:2px;top:0}.B2{right:calc(var(--c)*-1)}");
  expect(pageCss(parseSheet(text), new Set(), propertiesIn('<path fill="var(--c)"/>'))).toBe(
    ":root{--c:2px;top:0}",
  );
});

test("animations come with the rules that run them, by whatever way those say the name", () => {
  const frames = "@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}";
  const text = `@font-face{font-family:F}${frames}:root{--move:fade}.A1{animation:spin 1s}.B2{animation-name:var(--move)}`;
  expect(shareOf(text)).toBe("@font-face{font-family:F}");
  expect(shareOf(text, "A1")).toContain("}@keyframes spin{to{rotate:1turn}}.A1");
  expect(shareOf(text, "B2")).toContain("}@keyframes fade{to{opacity:0}}:root{--move:fade}.B2");
});

test("what is important stays so, and custom properties lose the space that has no meaning", () => {
  expect(shareOf(".A1{top:0!important;--x: 1px;left:var(--x)}", "A1")).toBe(
    ".A1{top:0!important;--x:1px;left:var(--x)}",
  );
});

test("rules of one query share a block, after those without one, narrow windows before wide ones", () => {
  const text =
    "@media (min-width:90px){.A1{top:0}}.A1{top:1px}@media (hover:hover){.A1{top:2px}}@media (min-width:80px){.A1{top:3px}}@media (min-width:90px){.B2{top:4px}}";
  expect(pageCss(parseSheet(text), new Set(["A1", "B2"]))).toBe(
    ".A1{top:1px}@media (hover:hover){.A1{top:2px}}@media (min-width:80px){.A1{top:3px}}@media (min-width:90px){.A1{top:0}.B2{top:4px}}",
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
  expect(lateCss(sheet, new Set(["B2"]), new Set())).toBe("");
});

test("late styles bring the colours and animations that a page may lack, both themes, for late elements alone", () => {
  const text =
    ":root{--a:red;--b:blue;top:0}.dark{--a:pink}@font-face{font-family:F}@keyframes in{to{top:0}}@keyframes out{to{top:1px}}.A1{color:var(--b)}.C3{color:var(--a);animation:in 1s}.D4{overflow:hidden}";
  expect(lateCss(parseSheet(text), new Set(["A1", "C3", "D4"]), new Set(["C3", "D4"]))).toBe(
    ":root :where(.C3){--a:red}.dark :where(.C3){--a:pink}@keyframes in{to{top:0}}.C3{color:var(--a);animation:in 1s}.D4{overflow:hidden}",
  );
});

test("late styles that name no colour bring none, whatever animations elsewhere name", () => {
  const text = ":root{--a:red}@keyframes in{to{color:var(--a)}}.A1{animation:in 1s}.C3{top:0}";
  expect(lateCss(parseSheet(text), new Set(["A1", "C3"]), new Set(["C3"]))).toBe(".C3{top:0}");
});

test("styles for paper stand in a file of their own, with the colours that they name", () => {
  const text =
    ":root{--a:red;--b:blue}.A1{top:0}@media print{.A1{color:var(--a)}.B2{top:1px}}@media print,(scripting:none){.A1{top:2px}}";
  const share = new Set(["A1"]);
  expect(printCss(parseSheet(text), share)).toBe(":root{--a:red}@media print{.A1{color:var(--a)}}");
  expect(pageCss(parseSheet(text), share)).toBe(".A1{top:0}@media print,(scripting:none){.A1{top:2px}}");
  expect(printCss(parseSheet(text), new Set(["C3"]))).toBe("");
});

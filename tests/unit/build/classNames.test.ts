import { expect, test } from "vitest";
import { placesOfClasses, renameInHtml, renameInSheet, shorterNames } from "../../../src/build/classNames.ts";
import { parseSheet } from "../../../src/build/sheet.ts";

const sheet = parseSheet(".A1{top:0}.B2 .C3,.A1:hover{top:1px}.D4{top:2px}");
const often = '<p class="A1 other">A1</p>'.repeat(9);
const body = placesOfClasses(`${often}<p class="B2 C3"></p><p class="D4"></p>`);

test("the classes that stand in most places get the shortest names", () => {
  expect([...shorterNames(sheet, body, [])]).toEqual([
    ["A1", "a"],
    ["B2", "b"],
    ["C3", "c"],
    ["D4", "d"],
  ]);
});

test("a class that a script mentions keeps its name", () => {
  expect([...shorterNames(sheet, body, ['x("B2 D4")', "`A1 ${y}`", "C3"]).keys()]).toEqual(["C3"]);
});

test("no new name is another class, or a word that a script has in quotes", () => {
  const many = Array.from({ length: 30 }, (_, index) => `X${index}`);
  const known = parseSheet(many.map((name) => `.${name}{top:0}`).join("") + ".ab{top:0}");
  const page = placesOfClasses(`<p class="${many.join(" ")} b"></p>`);
  const names = [...shorterNames(known, page, ['set("aa")']).values()];
  expect(new Set(names).size).toBe(30);
  expect(names).toEqual(expect.arrayContaining(["a", "c", "z", "ac"]));
  for (const taken of ["b", "aa", "ab"]) expect(names).not.toContain(taken);
});

test("a selector that could name a class in another way is refused, by its text", () => {
  const naming = (css: string) => () => shorterNames(parseSheet(css), body, []);
  expect(naming('[class~="A1"]{top:0}.A1{top:1px}')).toThrow('[class~="A1"]');
  expect(naming(".A1\\:x{top:0}")).toThrow(".A1\\:x");
});

test("a selector for any class at all names none", () => {
  expect(shorterNames(parseSheet("p[class] a{top:0}.A1{top:1px}"), body, []).size).toBe(1);
});

test("classes change their names in class attributes and selectors, and nowhere else", () => {
  const names = new Map([["A1", "a"]]);
  expect(renameInHtml('<p class="A1 B2" id="A1">A1</p>', names)).toBe('<p class="a B2" id="A1">A1</p>');
  const { pieces } = renameInSheet(
    parseSheet('.A1:not(.A1,.A11)>[data-x=".A1"],#A1{width:1.1px;content:".A1"}'),
    names,
  );
  expect(pieces).toMatchObject([
    {
      selectors: [{ text: '.a:not(.a,.A11)>[data-x=".A1"]' }, { text: "#A1" }],
      lines: [{ text: "width:1.1px" }, { text: 'content:".A1"' }],
    },
  ]);
});

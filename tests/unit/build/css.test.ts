import { expect, test } from "vitest";
import { openStyleSheet } from "../../../src/build/pages/css.ts";

const styles = (css: string, html: string) => openStyleSheet(css)(html);

test("a first view gets the rules that need only classes which it uses, and those of the dark theme", () => {
  const css = ":root{color:#111}.dark{color:#eee}.A{top:0}.B{top:1px}.dark .B{top:2px}.A .B{top:3px}";
  expect(styles(css, '<p class="A other">B class="x</p>')).toBe(
    ":root{color:#111}.dark{color:#eee}.A{top:0}",
  );
});

test("a first view has the keyframes that its rules name", () => {
  const used = "@keyframes one{to{opacity:0}}.A{animation:1s one}";
  const css = `${used}@keyframes two{to{top:0}}.B{animation:1s two}@keyframes three{to{top:1px}}`;
  expect(styles(css, '<p class="A">')).toBe(used);
});

test("a first view has no rules for paper", () => {
  const css = "@media print{.A{top:1px}}@media screen{.A{top:2px}}.A{top:3px}";
  expect(styles(css, '<p class="A">')).toBe("@media screen{.A{top:2px}}.A{top:3px}");
});

test("a rule stays that one of the elements may match: :not(), :is() and :has() are no demands", () => {
  const css = ".A:not(.C){top:0}.A:is(.B,.C){top:1px}.A:has(.B){top:2px}.A,.C{top:3px}";
  expect(styles(css, '<p class="A B">')).toBe(css);
});

import type { Page } from "@playwright/test";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { examples, long } from "../browser/long.ts";
import { overflowing } from "../browser/overflowing.ts";
import { expect, test } from "../browser/test.ts";

const others = [...specRoutes, "/404.html", "/500.html"].filter((path) => !examples.includes(path));

const conditions = [
  { name: "a window of 320 pixels", viewport: { width: 320, height: 640 }, text: 1 },
  { name: "text of twice the size on a phone", viewport: { width: 360, height: 740 }, text: 2 },
  {
    name: "text of twice the size on a desktop",
    viewport: { width: 1280, height: 800 },
    text: 2,
    details: long,
  },
  { name: "a desktop zoomed to 400 %", viewport: { width: 320, height: 256 }, text: 1, details: long },
];

for (const { name, viewport, text, details = {} } of conditions) {
  test.describe(`in ${name}`, () => {
    test.use({ viewport });
    const check = async (page: Page, paths: string[]) => {
      test.slow();
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(enlarge, text);
        expect(await overflowing(page), path).toEqual([]);
      }
    };
    test("no page reaches out of the window", details, ({ page }) => check(page, examples));
    test("nor does any other page", long, ({ page }) => check(page, others));
  });
}

for (const [width, text, details] of [
  [390, 1, long],
  [1920, 1, long],
  [390, 2, {}],
  [360, 2, long],
] as const) {
  test.describe(`in a window of ${width} pixels, with text of ${text} times the size`, () => {
    test.use({ viewport: { width, height: 900 } });
    const kinds = text === 1 ? "h1, h2, h3, a, button" : "h1, h2, h3, button";
    const check = async (page: Page, paths: string[]) => {
      test.slow();
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(enlarge, text);
        expect(await page.evaluate(brokenWords, kinds), path).toEqual([]);
      }
    };
    test("no heading or button breaks inside a word", details, ({ page }) => check(page, examples));
    test("nor does one of any other page", long, ({ page }) => check(page, others));
  });
}

for (const { width, height, text, sticks } of [
  { width: 390, height: 844, text: 1, sticks: true },
  { width: 844, height: 390, text: 1, sticks: true },
  { width: 1280, height: 560, text: 1, sticks: true },
  { width: 390, height: 844, text: 2, sticks: false },
  { width: 320, height: 256, text: 1, sticks: false },
])
  test(`at ${width} by ${height} with text of ${text} times the size the header ${sticks ? "sticks" : "scrolls away"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/about");
    await page.evaluate(enlarge, text);
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const header = await page.locator("header > :last-child").boundingBox();
    expect(header?.y === 0).toBe(sticks);
    if (sticks) expect((header?.height ?? 0) / height).toBeLessThan(0.2);
    else expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThan(0);
  });

/** Runs in the page: enlarges all text, as a setting of the browser does. */
function enlarge(factor: number): void {
  document.documentElement.style.fontSize = `${16 * factor}px`;
}

/** Runs in the page: words that stand on several lines, though they have no hyphen. Links in text may, where it is enlarged. */
function brokenWords(kinds: string): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll(`main :is(${kinds})`)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
  }
  return broken;
}

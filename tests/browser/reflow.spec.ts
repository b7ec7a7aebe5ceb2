import { specRoutes } from "../fixtures/specRoutes.ts";
import { long } from "./long.ts";
import { overflowing } from "./overflowing.ts";
import { expect, test } from "./test.ts";

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
    test("no page reaches out of the window", details, async ({ page }) => {
      test.slow();
      for (const path of [...specRoutes, "/404.html", "/500.html"]) {
        await page.goto(path);
        if (text !== 1)
          await page.evaluate((factor) => {
            document.documentElement.style.fontSize = `${16 * factor}px`;
          }, text);
        expect(await overflowing(page), path).toEqual([]);
      }
    });
  });
}

for (const [width, details] of [
  [390, long],
  [1920, {}],
] as const) {
  test(
    `in a window of ${width} pixels no heading or button breaks inside a word`,
    details,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...specRoutes, "/404.html", "/500.html"]) {
        await page.goto(path);
        expect(await page.evaluate(brokenWords), path).toEqual([]);
      }
    },
  );
}

/** Runs in the page: words that stand on several lines, though they have no hyphen. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll("main :is(h1, h2, h3, a, button)")) {
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

import { devices, look, type View, violations } from "../browser/axe.ts";
import { tabThrough } from "../browser/focus.ts";
import { overflowing } from "./overflowing.ts";
import { expect, hasApache, test } from "../browser/test.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { openParts, openStates } from "../fixtures/openStates.ts";

// Apache sends every header field and policy; violations and console messages fail a test.
test.use({ behind: hasApache() ? "apache" : "preview", trace: "off" });
test.slow();

const paths = [...specRoutes, "/404.html", "/500.html"];
const views = (Object.keys(devices) as View["device"][]).flatMap((device): View[] => [
  { device, colorScheme: "light" },
  { device, colorScheme: "dark" },
]);

for (const view of views)
  test.describe(`${view.device}, ${view.colorScheme}`, () => {
    test.beforeEach(({ page }) => look(page, view));

    for (const path of paths)
      test(`${path}: axe finds nothing, seen to its end, and with each part open`, async ({ page }) => {
        await page.goto(path);
        for (const section of await page.locator("main section, footer").all())
          await section.scrollIntoViewIfNeeded();
        // The sticky header must not overlap a part while axe measures it.
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        expect.soft(await violations(page)).toEqual([]);
        for await (const { name, root } of openParts(page))
          expect.soft(await violations(page, root), name).toEqual([]);
      });

    for (const { name, path, open } of openStates.filter(({ devices }) => devices.includes(view.device)))
      test(`axe finds nothing: ${name}`, async ({ page }) => {
        await page.goto(path);
        for await (const { name, root } of open(page))
          expect.soft(await violations(page, root), name).toEqual([]);
      });

    if (view.colorScheme === "light")
      for (const path of paths)
        test(`${path}: from the first stop to the last the focus is seen`, async ({ page }) => {
          await page.goto(path);
          await tabThrough(page);
        });
  });

/** Windows, each with the browser's text enlargement factor. */
const windows = [
  { width: 320, height: 640, text: 1 },
  { width: 320, height: 256, text: 1 },
  { width: 390, height: 844, text: 1 },
  { width: 390, height: 844, text: 2 },
  { width: 640, height: 740, text: 1 },
  { width: 1920, height: 900, text: 1 },
];

for (const path of paths)
  test(`${path} fits every window: nothing reaches out, and no word is broken`, async ({ page }) => {
    for (const { text, ...viewport } of windows) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${16 * text}px`);
      const where = `${viewport.width} by ${viewport.height} pixels, text ${text}`;
      expect.soft(await overflowing(page), where).toEqual([]);
      expect.soft(await page.evaluate(wideTables), where).toEqual([]);
      // Links in enlarged text may wrap.
      const kinds = text === 1 ? "h1, h2, h3, a, button" : "h1, h2, h3, button";
      if (viewport.width >= 390) expect.soft(await page.evaluate(brokenWords, kinds), where).toEqual([]);
    }
  });

/** Runs in the page: tables with horizontal scrolling. */
const wideTables = () =>
  [...document.querySelectorAll("[role=region]:has(> table)")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((table) => table.outerHTML.slice(0, 200));

/** Runs in the page: words that wrap without a hyphen. */
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

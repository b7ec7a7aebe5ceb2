import type { Page } from "@playwright/test";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { shortForExamples } from "./long.ts";
import { expect, test } from "./test.ts";

const address = /\/assets\/site-\w+\.css$/;
const link = 'main link[rel="stylesheet"]';

/** Stops the style sheet until the returned function is called, as a slow network would. */
async function holdSheet(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, (route) => released.then(() => route.continue()));
  return release;
}

/**
 * Place and style of every element before the link to the style sheet, one line each. What scrolling, the theme's toggle
 * or the page's length decides is left out.
 */
const firstView = (page: Page) =>
  page.evaluate((selector) => {
    const end = document.querySelector(selector);
    if (!end) return [];
    const before = [...document.body.querySelectorAll("*")].filter(
      (element) => element.compareDocumentPosition(end) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return before.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
      return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round).join()} ${values}`;
    });
  }, link);

const themes = ["light", "dark"] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const path of [...specRoutes, "/404.html"])
  test(
    `${path} looks the same at first as with the whole style sheet, at every width and in both themes`,
    shortForExamples(path),
    async ({ page }) => {
      for (const colorScheme of themes)
        for (const size of sizes) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.setViewportSize(size);
          const release = await holdSheet(page);
          await page.goto(path, { waitUntil: "commit" });
          await page.locator(link).waitFor({ state: "attached" });
          await page.evaluate(() => document.fonts.ready);
          const before = await firstView(page);
          expect(before.length).toBeGreaterThan(20);
          expect(await page.locator("footer").count(), "what follows is held back").toBe(0);
          release();
          await page.waitForLoadState("load");
          await page.evaluate(() => document.fonts.ready);
          const after = await firstView(page);
          const changed = before.filter((line, index) => line !== after[index]);
          expect(changed.map((line) => line.slice(0, 120))).toEqual([]);
          await page.unroute(address);
        }
    },
  );

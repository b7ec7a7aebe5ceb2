import type { Page } from "@playwright/test";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, holdFiles, test } from "../browser/test.ts";

const address = /\/assets\/site-\w+\.css$/;
const link = 'main link[rel="stylesheet"]';

/**
 * Describes the visible elements above the fold except `use`, whose size depends on when the icon sheet loads. The Urdu
 * typeface loads with the first Urdu line in view.
 */
const firstView = (page: Page) =>
  page.evaluate((selector) => {
    const end = document.querySelector(selector);
    if (!end) return [];
    const before = [...document.body.querySelectorAll("*:not(use)")].filter(
      (element) => element.compareDocumentPosition(end) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return before.map((element) => {
      if (!element.checkVisibility()) return "hidden";
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
      return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round).join()} ${values}`;
    });
  }, link);

/** Runs in the page. Requests the font first, because otherwise `document.fonts.ready` may resolve too early. */
const loadTypeface = () => document.fonts.load("1rem Geist").then(() => document.fonts.ready);

const views = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 768, height: 1024, colorScheme: "dark" },
  { width: 1440, height: 900, colorScheme: "light" },
] as const;

for (const path of [...specRoutes, "/404.html"])
  test(`${path} looks the same once the style sheet has loaded`, async ({ page }) => {
    for (const { colorScheme, ...size } of views) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(size);
      const release = await holdFiles(page, address);
      await page.goto(path, { waitUntil: "commit" });
      await page.locator(link).waitFor({ state: "attached" });
      await page.evaluate(loadTypeface);
      const before = await firstView(page);
      expect(before.length).toBeGreaterThan(20);
      expect(await page.locator("footer").count(), "what follows is held back").toBe(0);
      release();
      await page.waitForLoadState("load");
      await page.evaluate(loadTypeface);
      const after = await firstView(page);
      const changed = before.filter((line, index) => line !== after[index]);
      expect(changed.map((line) => line.slice(0, 120))).toEqual([]);
      await page.unroute(address);
    }
  });

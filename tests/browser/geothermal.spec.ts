import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const path = "/geothermal-hvac";
const drawing = (page: Page) => page.locator("main svg[role=img]").first();
const steps = (page: Page) => page.locator("main section:has(svg[role=img]) ol > li");

/** Parts of the drawing that are transparent. */
const hiddenParts = (page: Page) =>
  drawing(page)
    .locator("*")
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== "1").length);

/** Scrolls until the middle of a step is at this fraction of the window's height. */
const bring = (page: Page, step: number, share = 0.5) =>
  steps(page)
    .nth(step)
    .evaluate((element, down) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * down, behavior: "instant" });
    }, share);

const colorOf = (page: Page, selector: string) =>
  drawing(page)
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`in a window of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("each step brings its part, the last one turns summer into winter, and print hides nothing", async ({
      page,
    }) => {
      await page.goto(path);
      for (const step of [1, 2, 3, 4]) {
        const part = drawing(page).locator(":scope > g").nth(step);
        await bring(page, step, 1.1);
        await expect(part, `before step ${step + 1}`).toHaveCSS("opacity", "0");
        await bring(page, step);
        await expect(part, `at step ${step + 1}`).toHaveCSS("opacity", "1");
        await expect(drawing(page)).toBeInViewport({ ratio: 0.99 });
      }
      const [sky, room] = [":scope > g", ":scope > g:last-of-type > path"];
      const summer = [await colorOf(page, sky), await colorOf(page, room)];
      expect(summer[0]).not.toBe(summer[1]);
      await bring(page, 5);
      await expect.poll(async () => [await colorOf(page, room), await colorOf(page, sky)]).toEqual(summer);
      await bring(page, 0);
      await expect.poll(() => hiddenParts(page)).toBeGreaterThan(0);
      await page.emulateMedia({ media: "print" });
      expect(await hiddenParts(page)).toBe(0);
    });

    test.describe("with reduced motion and without script", () => {
      test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

      test("all six steps and the whole drawing are seen, and nothing moves", async ({ page }) => {
        await page.goto(path);
        await expect(steps(page)).toHaveCount(6);
        for (const step of await steps(page).all()) await expect(step.getByRole("heading")).toBeVisible();
        expect(await hiddenParts(page)).toBe(0);
        expect(await drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
      });
    });
  });

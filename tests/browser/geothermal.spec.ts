import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const path = "/geothermal-hvac";
const drawing = (page: Page) => page.locator("main svg[role=img]").first();
const steps = (page: Page) => page.locator("main section:has(svg[role=img]) ol > li");

/** Text and shapes of the story that are invisible: transparent, hidden or without size. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector("main svg[role=img]");
    const list = document.querySelector("main section ol");
    if (!svg || !list) return ["the story"];
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const hasSize = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width + height > 0;
    };
    const shapes = [...svg.querySelectorAll("path, circle, text"), ...list.querySelectorAll("p, h3")];
    return shapes
      .filter((element) => opacity(element) < 1 || !hasSize(element) || !element.checkVisibility())
      .map((element) => element.outerHTML);
  });

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
      expect((await unseen(page)).length).toBeGreaterThan(0);
      await page.emulateMedia({ media: "print" });
      expect(await unseen(page)).toEqual([]);
    });

    test.describe("with reduced motion and without script", () => {
      test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

      test("all six steps and the whole drawing are seen, and nothing moves", async ({ page }) => {
        await page.goto(path);
        await expect(steps(page)).toHaveCount(6);
        expect(await unseen(page)).toEqual([]);
        expect(await drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
      });
    });
  });

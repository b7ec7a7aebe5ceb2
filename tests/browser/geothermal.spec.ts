import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const drawing = (page: Page) => page.locator("main svg[role=img]").first();
const steps = (page: Page) => page.locator("main section:has(svg[role=img]) ol > li");

const hiddenParts = (page: Page) =>
  drawing(page)
    .locator("*")
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== "1").length);

for (const width of [390, 1440])
  test(`at ${width} pixels each step reveals its part`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await page.goto("/geothermal-hvac");
    await expect.poll(() => hiddenParts(page)).toBeGreaterThan(0);
    for (const step of [1, 2, 3, 4]) {
      await steps(page)
        .nth(step)
        .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(drawing(page).locator(":scope > g").nth(step)).toHaveCSS("opacity", "1");
      await expect(drawing(page)).toBeInViewport({ ratio: 0.99 });
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    for (const media of [{ media: "print" }, { media: "screen", reducedMotion: "reduce" }] as const) {
      await page.emulateMedia(media);
      expect(await hiddenParts(page)).toBe(0);
    }
    expect(await drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
  });

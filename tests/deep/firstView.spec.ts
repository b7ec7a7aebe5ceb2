import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, holdFiles, test } from "../browser/test.ts";

const widths = [360, 390, 768, 1024, 1440, 1920];

for (const path of specRoutes) {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

    test(`${path} loads at most 60 kB of pictures, 90 kB in total and no island before an interaction`, async ({
      page,
    }) => {
      const loaded: { path: string; bytes: number }[] = [];
      page.on("response", async (response) => {
        const bytes = Number((await response.allHeaders())["content-length"] ?? 0);
        loaded.push({ path: new URL(response.url()).pathname, bytes });
      });
      await page.goto(path, { waitUntil: "networkidle" });
      const sum = (pattern: RegExp) =>
        loaded.filter((file) => pattern.test(file.path)).reduce((total, { bytes }) => total + bytes, 0);
      expect(sum(/^\/images\//), "pictures").toBeLessThanOrEqual(60_000);
      expect(sum(/./), "in all").toBeLessThanOrEqual(90_000);
      expect(loaded.filter((file) => file.path.endsWith(".js") && !/page-/.test(file.path))).toEqual([]);
    });
  });

  test(`${path}: a late font causes no layout shift`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const release = await holdFiles(page, /\.woff2$/);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.locator("h1")).toBeVisible();
      release();
      await page.evaluate(() => document.fonts.ready);
      // Observers are called after the next frame.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn))),
      );
      expect(await page.evaluate("shift"), `${width} pixels`).toBeLessThanOrEqual(0.01);
      await page.unrouteAll();
    }
  });
}

import type { Page } from "@playwright/test";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { layoutShift } from "./layoutShift.ts";
import { expect, test } from "../browser/test.ts";

declare global {
  interface Window {
    largest: Element | null;
  }
}

/** Follows the largest contentful paint; the last entry before any input is the final one. */
function followLargestPaint() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largest = (entry as LargestContentfulPaint).element;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page. Any of several equally large pictures in a row may be painted first. */
function isEagerLargest(): boolean {
  const area = (element?: Element | null) => (element ? element.clientWidth * element.clientHeight : 0);
  const eager = document.querySelector("img[fetchpriority=high]");
  return window.largest instanceof HTMLImageElement && area(window.largest) <= area(eager);
}

/** Delays the typeface until the returned function is called. */
async function holdTypeface(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

for (const path of specRoutes) {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

    test(`${path}, untouched, loads 60 kB of pictures, 90 kB in all and no island`, async ({ page }) => {
      const arrived: { path: string; bytes: number }[] = [];
      page.on("response", async (response) => {
        const bytes = Number((await response.allHeaders())["content-length"] ?? 0);
        arrived.push({ path: new URL(response.url()).pathname, bytes });
      });
      await page.goto(path, { waitUntil: "networkidle" });
      const sum = (pattern: RegExp) =>
        arrived.filter((file) => pattern.test(file.path)).reduce((total, { bytes }) => total + bytes, 0);
      expect(sum(/^\/images\//), "pictures").toBeLessThanOrEqual(60_000);
      expect(sum(/./), "in all").toBeLessThanOrEqual(90_000);
      expect(arrived.filter((file) => file.path.endsWith(".js") && !/page-/.test(file.path))).toEqual([]);
    });
  });

  test(`${path}: a typeface that comes late moves nothing, and the eager picture is the largest`, async ({
    page,
  }) => {
    await page.addInitScript(followLargestPaint);
    for (const width of [360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const sendTypeface = await holdTypeface(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect.poll(() => page.evaluate(isEagerLargest), { message: `${width} pixels` }).toBe(true);
      sendTypeface();
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page), `${width} pixels`).toBeLessThanOrEqual(0.01);
      await page.unrouteAll();
    }
  });
}

test("a page after the first has the typeface from the cache", async ({ page }) => {
  await page.unrouteAll();
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await page.goto("/about");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(["Geist"]);
});

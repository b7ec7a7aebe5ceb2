import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, test } from "../browser/test.ts";

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const path of specRoutes)
  test(`on a phone ${path} loads at most 90 kB`, async ({ page }) => {
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

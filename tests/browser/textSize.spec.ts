import { launchChromium } from "../../src/cli/browser/browsers.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { link } from "./creditCard.ts";
import { long } from "./long.ts";
import { overflowing } from "./overflowing.ts";
import { expect, test } from "./test.ts";

/** Font sizes that visitors choose in the browser's settings: very large, and twice the usual size. */
for (const size of [24, 32])
  for (const path of specRoutes)
    test(
      `${path} fits at a browser font of ${size} px`,
      size === 32 && ["/", "/contact"].includes(path) ? {} : long,
      async ({ baseURL }) => {
        await using browser = await launchChromium(`--blink-settings=defaultFontSize=${size}`);
        for (const width of [1440, 1280, 768, 390]) {
          const page = await browser.newPage({ viewport: { width, height: 900 } });
          await page.goto(`${baseURL}${path}`);
          expect.soft(await page.evaluate(overflowing), `${width} pixels`).toEqual([]);
          await page.close();
        }
      },
    );

test("the credit's link is at least 24 pixels high", async ({ page }) => {
  await page.goto("/");
  expect((await link(page).boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

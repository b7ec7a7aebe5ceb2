import { specRoutes } from "../fixtures/specRoutes.ts";
import { link } from "./creditCard.ts";
import { long } from "./tags.ts";
import { overflowing } from "./overflowing.ts";
import { expect, test } from "./test.ts";

/** Font sizes that visitors choose in the browser's settings: very large, and twice the usual size. */
for (const size of [24, 32])
  for (const path of specRoutes)
    test(
      `${path} fits at a browser font of ${size} px`,
      size === 32 && ["/", "/contact"].includes(path) ? {} : long,
      async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
        await page.goto(path);
        await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
        for (const width of [1440, 1280, 768, 390]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await page.evaluate(overflowing), `${width} pixels`).toEqual([]);
        }
      },
    );

test("the credit's link is at least 24 pixels high", async ({ page }) => {
  await page.goto("/");
  expect((await link(page).boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

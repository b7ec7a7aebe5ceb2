import { layoutShift } from "./layoutShift.ts";
import { expect, test } from "./test.ts";

const built = new Date().getUTCFullYear();

for (const [now, shown] of [
  [2031, 2031],
  [2001, built],
] as const)
  for (const width of [390, 1440])
    test(`in ${now}, at ${width} pixels, the copyright line has the year ${shown}, and nothing shifts`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(`${now}-06-01T12:00:00Z`));
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/500.html");
      const line = page.locator("footer p", { hasText: "©" });
      await expect(line).toContainText(`© ${shown} `);
      // The typeface may move the menu and the footer's ends by a pixel; the budget of a page is 0.01.
      expect(await layoutShift(page)).toBeLessThan(0.002);
    });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the copyright line has the year of the build", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("footer p", { hasText: "©" })).toHaveText(/^© \d{4} .+\.$/);
  });
});

import { expect, test } from "./test.ts";

test("the copyright line has the year of the visit", async ({ page }) => {
  const built = new Date().getUTCFullYear();
  for (const [now, shown] of [
    [2031, 2031],
    [2001, built],
  ]) {
    await page.clock.setFixedTime(new Date(`${now}-06-01T12:00:00Z`));
    await page.goto("/500.html");
    await expect(page.locator("footer p", { hasText: "©" })).toContainText(`© ${shown} `);
  }
});

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Whether the footer has been laid out. */
const laidOut = (page: Page) =>
  page
    .locator("footer h2")
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

const top = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top);

test("a phone lays out the end of a page only when it comes near, and comes back to where it was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/solutions/cold-rooms");
  expect(await laidOut(page)).toBe(false);
  const heading = page.getByRole("heading", { level: 2 }).nth(4);
  // As a visitor reads: what lies above has been laid out on the way.
  while ((await top(heading)) > 300) {
    await page.evaluate(() => scrollBy(0, 200));
    await page.waitForTimeout(50);
  }
  const before = await top(heading);
  await page.reload();
  await expect.poll(async () => Math.abs((await top(heading)) - before)).toBeLessThan(20);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect.poll(() => laidOut(page)).toBe(true);
});

test("a wide screen, whose scroll bar tells the page's length, has all of it laid out", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/solutions/cold-rooms");
  expect(await laidOut(page)).toBe(true);
});

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Whether the page has been laid out to its end. */
const laidOut = (page: Page) =>
  page
    .locator("footer h2")
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

const top = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top);

test("a phone lays out the end of a page when all else has come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let send = () => {};
  const asked = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/*.avif", async (route) => asked.then(() => route.continue()));
  await page.goto("/solutions/cold-rooms", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  expect(await laidOut(page)).toBe(false);
  send();
  await expect.poll(() => laidOut(page)).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone lays out all of a page at once", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/solutions/cold-rooms");
    expect(await laidOut(page)).toBe(true);
  });
});

test("a phone that reloads a page comes back to where it was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The page whose parts differ most from the height that is guessed for them.
  await page.goto("/");
  const heading = page.getByRole("heading", { name: "Our Latest Projects" });
  await expect.poll(() => laidOut(page)).toBe(true);
  await heading.evaluate((element) => element.scrollIntoView());
  const before = await top(heading);
  await page.reload();
  await expect.poll(async () => Math.abs((await top(heading)) - before)).toBeLessThan(20);
});

test("a wide screen, whose scroll bar tells the page's length, has all of it laid out", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route("**/*.avif", () => {});
  await page.goto("/solutions/cold-rooms", { waitUntil: "domcontentloaded" });
  expect(await laidOut(page)).toBe(true);
});

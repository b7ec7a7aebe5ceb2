import { link } from "../fixtures/site.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedMessage: /ERR_FAILED/ });

const path = "/solutions/cold-rooms";

test("going back restores the scroll position", async ({ page }) => {
  // Blocks the web font: text would wrap differently if the font loaded in time on only one of the visits.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(path);
  const heading = page.locator("main h2").nth(4);
  const place = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  // Scrolls in steps so that the browser lays out every section above the heading.
  await heading.evaluate(async (end) => {
    while (end.getBoundingClientRect().y > innerHeight / 2) {
      scrollBy({ top: 200, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  const before = await place();
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(),
    link("/about"),
  );
  await page.waitForURL(`**${link("/about")}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  // Allows 1 px per navigation, because Chromium rounds restored scroll positions to whole pixels.
  const drift = async () => Math.abs((await place()) - before);
  await expect.poll(drift).toBeLessThanOrEqual(1);
  await page.reload();
  await expect.poll(drift).toBeLessThanOrEqual(2);
});

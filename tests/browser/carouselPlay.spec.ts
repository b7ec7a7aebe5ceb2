import type { Page } from "@playwright/test";
import { labels } from "./labels.ts";
import { button, carousel, inView, openHydrated, viewport } from "./slides.ts";
import { expect, swipe, test } from "./test.ts";
import { quick } from "./tags.ts";

// Pauses the page's clock. The tests then advance it, so their timing does not depend on the machine's load.
async function openPaused(page: Page): Promise<void> {
  await page.clock.install();
  await page.mouse.move(0, 0);
  await openHydrated(page);
  await observersCalled(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.clock.runFor(1000);
}

/** Waits until the browser has called its intersection observers, which a busy machine may delay. */
const observersCalled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((called) =>
        new IntersectionObserver(() => called()).observe(document.documentElement),
      ),
  );

/** Lets the current transition end, then expects no slide change for two intervals. */
async function expectStill(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  const before = await inView(page);
  await page.clock.runFor(6000);
  expect(await inView(page)).toBe(before);
}

/** Advances the page's clock by at most 10 s until the next slide is in view. */
async function expectTurn(page: Page): Promise<void> {
  const next = ((await inView(page)) + 1) % 3;
  for (let step = 0; step < 20 && (await inView(page)) !== next; step++) await page.clock.runFor(500);
  expect(await inView(page)).toBe(next);
}

test("slides advance every 3 s unless someone looks", async ({ page }) => {
  await openPaused(page);
  await expectTurn(page);
  // The interval includes the transition that has just ended, so the next one begins in less than 3 s.
  const before = await inView(page);
  await page.clock.runFor(1000);
  expect(await inView(page)).toBe(before);
  await page.clock.runFor(2800);
  expect(await inView(page)).toBe((before + 1) % 3);
  await viewport(page).hover();
  await expectStill(page);
  await page.mouse.move(5, 5);
  await expectTurn(page);
  await button(page, labels.carousel.next).focus();
  await expectStill(page);
  await button(page, labels.carousel.next).blur();
  await expectTurn(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await observersCalled(page);
  await page.clock.runFor(100);
  await expectStill(page);
});

test("Pause is the first tab stop", quick, async ({ page }) => {
  await openPaused(page);
  const first = carousel(page).locator("a, button").first();
  await expect(first).toHaveAccessibleName(labels.carousel.pause);
  await first.click();
  await expect(first).toHaveAccessibleName(labels.carousel.play);
  await page.mouse.move(5, 5);
  await first.blur();
  await expectStill(page);
  await first.click();
  await expect(first).toHaveAccessibleName(labels.carousel.pause);
  await expectTurn(page);
});

test("with reduced motion slides do not advance by themselves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPaused(page);
  await expect(button(page, labels.carousel.pause)).toBeHidden();
  await expectStill(page);
  await button(page, labels.carousel.next).press("Enter");
  await page.clock.runFor(50);
  expect(await inView(page)).toBe(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a swipe stops the rotation", quick, async ({ page }) => {
    await openHydrated(page);
    const y = ((await viewport(page).boundingBox())?.y ?? 0) + 100;
    await swipe(page, y, 340, 40);
    await expect.poll(() => inView(page)).toBe(1);
    await expect(button(page, labels.carousel.play)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

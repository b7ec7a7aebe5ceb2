import { labels } from "./labels.ts";
import { button, carousel, inView, openHydrated, slides } from "./slides.ts";
import { expect, test } from "./test.ts";

test("one of three slides is visible", async ({ page }) => {
  await openHydrated(page);
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
  const names = await slides(page).evaluateAll((all) => all.map((slide) => slide.ariaLabel));
  expect(names).toEqual(
    ["1", "2", "3"].map((number) =>
      labels.carousel.slideOf.replace("{number}", number).replace("{count}", "3"),
    ),
  );
  for (const [name, shown] of [
    [labels.carousel.next, 1],
    [labels.carousel.previous, 0],
    [labels.carousel.previous, 2],
    [labels.goTo(2), 1],
  ] as const) {
    await button(page, name).click();
    await expect.poll(() => inView(page)).toBe(shown);
    for (const index of [0, 1, 2]) {
      const isInert = () => slides(page).nth(index).getAttribute("inert");
      await expect.poll(isInert).toBe(index === shown ? null : "");
      const dot = button(page, labels.goTo(index + 1));
      await expect(dot).toHaveAttribute("aria-current", String(index === shown));
    }
  }
});

test("a transition takes about 500 ms", async ({ page }) => {
  // The test advances the page's clock, so its timing does not depend on the machine's load.
  await page.clock.install();
  await openHydrated(page);
  await button(page, labels.carousel.next).focus();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const place = () =>
    slides(page)
      .nth(1)
      .evaluate((slide) => slide.getBoundingClientRect().x);
  await button(page, labels.carousel.next).press("Enter");
  let [last, moved] = [await place(), 0];
  for (let time = 16; time - moved < 200; time += 16) {
    await page.clock.runFor(16);
    const now = await place();
    if (Math.abs(now - last) >= 0.5) moved = time;
    last = now;
  }
  expect(await inView(page)).toBe(1);
  expect(moved).toBeGreaterThanOrEqual(450);
  expect(moved).toBeLessThanOrEqual(550);
});

test("a slide fills the frame after two quick resizes", async ({ page }) => {
  await openHydrated(page);
  await button(page, labels.carousel.next).click();
  await expect.poll(() => inView(page)).toBe(1);
  for (const width of [1000, 820]) await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => inView(page)).toBe(1);
});

test("Next shows a slide on a right-to-left page", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl")),
  );
  await openHydrated(page);
  await button(page, labels.carousel.next).click();
  await expect.poll(() => inView(page)).toBe(1);
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
});

import { button, carousel, inView, open, openLive, slides } from "./slides.ts";
import { expect, holdScripts, keepCold, test } from "./test.ts";

test("turns by itself after 3 seconds", async ({ page }) => {
  await page.mouse.move(0, 0);
  await openLive(page);
  const started = Date.now();
  await expect.poll(() => inView(page), { timeout: 6000, intervals: [50] }).toBe(1);
  expect(Date.now() - started).toBeGreaterThan(2500);
});

test("waits while the pointer is over it, and goes on afterwards", async ({ page }) => {
  await openLive(page);
  await slides(page).nth(0).hover();
  await page.waitForTimeout(4200);
  expect(await inView(page)).toBe(0);
  await page.mouse.move(5, 5);
  await expect.poll(() => inView(page), { timeout: 6000 }).toBe(1);
});

test("waits while the focus is in it", async ({ page }) => {
  await openLive(page);
  await button(page, "Next project").focus();
  await page.waitForTimeout(4200);
  expect(await inView(page)).toBe(0);
});

test("Pause is the first stop of the Tab key, stays on, and becomes Play, which plays", async ({ page }) => {
  await openLive(page);
  const first = carousel(page).locator("a, button").first();
  await expect(first).toHaveAccessibleName("Pause the slides");
  await first.click();
  await expect(first).toHaveAccessibleName("Play the slides");
  await page.mouse.move(5, 5);
  await first.blur();
  await page.waitForTimeout(4200);
  expect(await inView(page)).toBe(0);
  await first.click();
  await expect(first).toHaveAccessibleName("Pause the slides");
  await expect.poll(() => inView(page), { timeout: 6000 }).toBe(1);
});

test("the first click on a cold Pause pauses", async ({ page }) => {
  await keepCold(page);
  const release = await holdScripts(page);
  await open(page);
  await button(page, "Pause the slides").click();
  release();
  await expect(button(page, "Play the slides")).toBeVisible();
  await expect(button(page, "Play the slides")).toBeFocused();
});

test("waits out of view", async ({ page }) => {
  await openLive(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(4200);
  expect(await inView(page)).toBe(0);
});

test.describe("where motion is unwelcome", () => {
  test.use({ reducedMotion: "reduce" } as object);

  test("nothing turns by itself, and arrows change slides at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openLive(page);
    await expect(carousel(page).locator("[data-rotation]")).toBeHidden();
    await page.waitForTimeout(4200);
    expect(await inView(page)).toBe(0);
    const place = await carousel(page).evaluate(async (root) => {
      (root.querySelector('[aria-label="Next project"]') as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const slide = root.querySelectorAll('[aria-roledescription="slide"]')[1];
      return (slide?.getBoundingClientRect().x ?? 0) - (root.getBoundingClientRect().x ?? 0);
    });
    expect(Math.abs(place)).toBeLessThan(3);
  });
});

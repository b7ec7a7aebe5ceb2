import type { Page } from "@playwright/test";
import { dialog, next, open, picture, project, shown, title } from "../browser/gallery.ts";
import { expect, test } from "../browser/test.ts";

test("locks the page's scroll and shifts nothing", async ({ page }) => {
  await page.goto("/gallery");
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(400);
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector("main")?.getBoundingClientRect().width]);
  const before = await place();
  await page.evaluate(() => {
    const state = window as unknown as { shifts: number };
    state.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift" });
  });
  const box = await picture(page, "offices").boundingBox();
  await page.mouse.click((box?.x ?? 0) + 50, Math.max(150, box?.y ?? 0) + 30);
  await expect(dialog(page)).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 600);
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(350);
  }
  expect(await place()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  expect(shifts.toFixed(3), "to three places, as Lighthouse shows it").toBe("0.000");
});

test("the picture has its room before it has arrived", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/homes-\w+-1200\.avif/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/gallery");
  await picture(page, "homes").scrollIntoViewIfNeeded();
  await open(page, "homes");
  const before = await shown(page).boundingBox();
  expect(before?.width).toBeGreaterThan(900);
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1.5, 1);
  const preview = dialog(page).locator("[data-offset='0'] img").first();
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  release();
  await expect(shown(page)).toHaveJSProperty("complete", true);
  expect(await shown(page).boundingBox()).toEqual(before);
});

/** Draws a finger across the picture, in steps. */
async function swipe(page: Page, distance: number, steps = 4): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: x === undefined ? [] : [{ x, y: 300 }],
    });
  await touch("touchStart", 200);
  for (let step = 1; step <= steps; step++) await touch("touchMove", 200 + (distance * step) / steps);
  await touch("touchEnd");
}

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap opens, a swipe moves on and back, and a trembling finger does neither", async ({ page }) => {
    await page.goto("/gallery");
    await picture(page, "homes").tap();
    await expect(title(page)).toHaveText(project("homes").title);
    await page.waitForTimeout(200);
    await swipe(page, -120);
    await expect(title(page)).toHaveText(project("offices").title);
    await swipe(page, 120);
    await expect(title(page)).toHaveText(project("homes").title);
    await swipe(page, -4);
    await page.waitForTimeout(100);
    await expect(title(page)).toHaveText(project("homes").title);
    await expect(dialog(page)).toBeVisible();
  });

  test("two fingers may zoom: nothing forbids it, and they turn no page", async ({ page }) => {
    await page.goto(`/gallery#${project("homes").id}`);
    await expect(title(page)).toHaveText(project("homes").title);
    const stage = dialog(page).locator("[data-offset='0']").locator("..");
    await expect(stage).toHaveCSS("touch-action", /pinch-zoom/);
    expect(await page.locator("meta[name=viewport]").getAttribute("content")).not.toMatch(/scalable|maximum/);
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizePinchGesture", { x: 195, y: 300, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(title(page)).toHaveText(project("homes").title);
    await expect(stage).toHaveCSS("touch-action", "auto");
  });
});

test("a mouse draws the pictures too: 6 pixels move on, 4 do not", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, "homes");
  const drag = async (distance: number) => {
    await page.mouse.move(500, 400);
    await page.mouse.down();
    await page.mouse.move(500 + distance / 2, 400);
    await page.mouse.move(500 + distance, 400);
    await page.mouse.up();
  };
  await drag(-4);
  await page.waitForTimeout(50);
  await expect(title(page)).toHaveText(project("homes").title);
  await drag(-6);
  await expect(title(page)).toHaveText(project("offices").title);
});

test("the picture follows the pointer and glides to its place; under reduced motion it is there at once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      const { dataset } = target as HTMLElement;
      if (dataset["offset"]) (window as unknown as { glides: number }).glides += 1;
    });
    (window as unknown as { glides: number }).glides = 0;
  });
  const glides = () => page.evaluate(() => (window as unknown as { glides: number }).glides);
  await page.goto("/gallery");
  await open(page, "homes");
  await page.mouse.move(500, 400);
  await page.mouse.down();
  const before = await shown(page).boundingBox();
  await page.mouse.move(420, 400, { steps: 4 });
  expect((before?.x ?? 0) - ((await shown(page).boundingBox())?.x ?? 0)).toBeCloseTo(80, 0);
  await page.mouse.up();
  await expect(title(page)).toHaveText(project("offices").title);
  await expect.poll(glides).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForTimeout(500);
  const glided = await glides();
  await next(page).click();
  await expect(title(page)).toHaveText(project("factories").title);
  await page.waitForTimeout(200);
  expect(await glides()).toBe(glided);
});

import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, test } from "./test.ts";

const line = (page: Page) => page.locator("[data-island=CreditCard]");
const link = (page: Page) => line(page).getByRole("link", { name: "Your Developer" });
const more = (page: Page) => line(page).getByRole("button", { name: "The developer’s profiles" });
const card = (page: Page) => line(page).locator("[data-side]");
const names = ["GitHub", "LinkedIn", "WhatsApp", "YouTube", "Fiverr", "Visit my website"];

/** Stops the page's clock, which tests then move by hand. */
const pause = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000));

/** Lets so many milliseconds of the page's clock pass and expects the card to be there, or not to be. */
async function expectCardAfter(page: Page, milliseconds: number, count: 0 | 1): Promise<void> {
  await page.clock.runFor(milliseconds);
  await expect(card(page)).toHaveCount(count);
}

test("opens 700 ms after the pointer enters, closes 300 ms after it leaves, and not for one that passes", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await link(page).hover();
  await hydrated(page, "CreditCard");
  await page.mouse.move(10, 300);
  await pause(page);
  await expectCardAfter(page, 2000, 0);
  await link(page).hover();
  await expectCardAfter(page, 650, 0);
  await page.mouse.move(10, 300);
  await expectCardAfter(page, 2000, 0);
  await link(page).hover();
  await expectCardAfter(page, 650, 0);
  await expectCardAfter(page, 100, 1);
  await page.mouse.move(10, 300);
  await expectCardAfter(page, 250, 1);
  await expectCardAfter(page, 100, 0);
});

test("the 700 ms count from the pointer, not from the script's arrival, the first time only", async ({
  page,
}) => {
  await page.clock.install();
  // Events keep the real time, which has nothing to do with that of the moved clock.
  await page.addInitScript(() =>
    addEventListener(
      "pointerover",
      (event) => Object.defineProperty(event, "timeStamp", { value: performance.now() }),
      true,
    ),
  );
  const release = await holdScripts(page);
  await page.goto("/about");
  await link(page).scrollIntoViewIfNeeded();
  await pause(page);
  await link(page).hover();
  await page.clock.runFor(800);
  release();
  await hydrated(page, "CreditCard");
  await expectCardAfter(page, 100, 1);
  await page.mouse.move(10, 300);
  await expectCardAfter(page, 400, 0);
  await link(page).hover();
  await expectCardAfter(page, 650, 0);
  await expectCardAfter(page, 100, 1);
});

test("leaving before the script has loaded opens nothing", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await link(page).hover();
  await page.mouse.move(10, 300);
  release();
  await hydrated(page, "CreditCard");
  await page.waitForTimeout(1000);
  await expect(card(page)).toHaveCount(0);
});

test("opens on focus by key before the script has loaded and after; Escape closes it, the focus stays", async ({
  page,
}) => {
  await page.goto("/about");
  const before = line(page).locator("xpath=preceding::a[1]");
  await before.focus();
  await page.keyboard.press("Tab");
  await expect(link(page)).toBeFocused();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(card(page)).toHaveCount(0);
});

test("by keys, the card's links follow the button beside the name; Escape goes back to it", async ({
  page,
}) => {
  await page.goto("/about");
  await link(page).focus();
  await page.keyboard.press("Tab");
  await expect(more(page)).toBeFocused();
  await expect(card(page)).toBeVisible();
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect(card(page).getByRole("link", { name })).toBeFocused();
    await page.waitForTimeout(100);
  }
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(card(page)).toHaveCount(0);
});

test("a click on the button opens the card, another or one elsewhere closes it", async ({ page }) => {
  await page.goto("/about");
  for (const close of [() => more(page).click(), () => page.mouse.click(10, 300)]) {
    await more(page).click();
    await expect(card(page)).toBeVisible();
    await page.waitForTimeout(400);
    await expect(card(page)).toBeVisible();
    await expect(more(page)).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(card(page)).toHaveCount(0);
  }
});

test("the pointer can move into the card and stay there", async ({ page }) => {
  await page.goto("/about");
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole("link", { name: "Visit my website" }).hover();
  await page.waitForTimeout(700);
  await expect(card(page)).toBeVisible();
});

test("holds photo, title, profiles, marketplace and the button, in rows of 44 pixels", async ({ page }) => {
  await page.goto("/about");
  await expect(line(page)).toHaveText("Develop by Your Developer", { useInnerText: true });
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  const photo = card(page).locator("img");
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(60);
  await expect(card(page)).toContainText("Web Developer");
  for (const name of names) {
    const target = card(page).getByRole("link", { name });
    await expect(target).toHaveAttribute("target", "_blank");
    await expect(target).toHaveAttribute("rel", /noreferrer/);
    await expect(target).toHaveAttribute("href", /^https:\/\//);
  }
  const boxes = await card(page)
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
  expect(boxes.map(({ height }) => height)).toEqual([44, 44, 44, 44, 44]);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  const box = await card(page).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a tap on the link follows it and never opens the card", async ({ page, context }) => {
    await context.route(/example\.com/, (route) => route.fulfill({ body: "<title>Portfolio</title>" }));
    await page.goto("/about");
    for (const round of ["before the script has loaded", "after"]) {
      const [opened] = await Promise.all([context.waitForEvent("page"), link(page).tap()]);
      await expect(opened, round).toHaveTitle("Portfolio");
      await opened.close();
      await hydrated(page, "CreditCard");
      await page.waitForTimeout(1000);
      await expect(card(page)).toHaveCount(0);
    }
  });

  test("a tap on the button opens the card, whose links can be tapped", async ({ page, context }) => {
    await context.route(/github\.com/, (route) => route.fulfill({ body: "<title>Profile</title>" }));
    await page.goto("/about");
    await more(page).tap();
    await expect(card(page)).toBeVisible();
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      card(page).getByRole("link", { name: "GitHub" }).tap(),
    ]);
    await expect(opened).toHaveTitle("Profile");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the line and its link are there", async ({ page }) => {
    await page.goto("/about");
    await expect(line(page)).toHaveText("Develop by Your Developer", { useInnerText: true });
    await expect(link(page)).toHaveAttribute("href", /^https:/);
  });
});

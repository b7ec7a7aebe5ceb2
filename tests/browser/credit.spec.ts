import type { Page } from "@playwright/test";
import { expect, holdScripts, live, test } from "./test.ts";

const line = (page: Page) => page.locator("[data-island=CreditCard]");
const link = (page: Page) => line(page).getByRole("link", { name: "Your Developer" });
const more = (page: Page) => line(page).getByRole("button", { name: "The developer’s profiles" });
const card = (page: Page) => line(page).locator("[data-side]");

/** Milliseconds from the first call's end until the card is (or is no longer) in the page, by the page's own clock. */
async function timeUntil(page: Page, present: boolean, start: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const root = document.querySelector("[data-island=CreditCard]") as HTMLElement;
    const times = { started: 0, ended: 0 };
    Object.assign(window, { times });
    for (const type of ["pointerover", "pointerout"])
      root.addEventListener(type, () => (times.started ||= performance.now()));
    new MutationObserver(() => {
      if ((root.querySelector("[data-side]") !== null) === wanted) times.ended ||= performance.now();
    }).observe(root, { childList: true, subtree: true });
  }, present);
  await start();
  await expect(card(page)).toHaveCount(present ? 1 : 0);
  return page.evaluate(() => {
    const { times } = window as unknown as { times: { started: number; ended: number } };
    return times.ended - times.started;
  });
}

async function makeLive(page: Page) {
  await page.goto("/about");
  await link(page).scrollIntoViewIfNeeded();
  await link(page).hover();
  await live(page, "CreditCard");
  await page.mouse.move(10, 300);
  await page.waitForTimeout(400);
  await expect(card(page)).toHaveCount(0);
}

test("the card's links stand in one row, each as high as a finger wants it", async ({ page }) => {
  await makeLive(page);
  await link(page).hover();
  const links = card(page).getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(5);
  const boxes = await links.evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
  expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([44]));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  const [github, linkedin] = boxes;
  expect((linkedin?.left ?? 0) - (github?.right ?? 0)).toBe(0);
});

test("opens 700 ms after the pointer enters, closes 300 ms after it leaves", async ({ page }) => {
  await makeLive(page);
  const opening = await timeUntil(page, true, () => link(page).hover());
  expect(opening).toBeGreaterThanOrEqual(690);
  const closing = await timeUntil(page, false, () => page.mouse.move(10, 300));
  expect(closing).toBeGreaterThanOrEqual(290);
});

test("a pointer that only passes by opens nothing", async ({ page }) => {
  await makeLive(page);
  await link(page).hover();
  await page.waitForTimeout(300);
  await expect(card(page)).toHaveCount(0, { timeout: 1 });
  await page.mouse.move(10, 300);
  await page.waitForTimeout(600);
  await expect(card(page)).toHaveCount(0);
});

test("hovering a cold page opens it too", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await link(page).hover();
  release();
  await expect(card(page)).toBeVisible();
});

test("the 700 ms count from the pointer, not from the script's arrival", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await link(page).scrollIntoViewIfNeeded();
  await link(page).hover();
  await page.waitForTimeout(800);
  await page.evaluate(() => {
    const root = document.querySelector("[data-island=CreditCard]") as HTMLElement;
    const times = { live: 0, shown: 0 };
    Object.assign(window, { times });
    new MutationObserver(() => {
      if (!root.dataset["src"]) times.live ||= performance.now();
      if (root.querySelector("[data-side]")) times.shown ||= performance.now();
    }).observe(root, { attributes: true, childList: true, subtree: true });
  });
  release();
  await expect(card(page)).toBeVisible();
  const { live, shown } = await page.evaluate(
    () => (window as unknown as { times: { live: number; shown: number } }).times,
  );
  // With the whole delay still to come it could not be less than 700.
  expect(shown - live).toBeLessThan(650);
  await page.mouse.move(10, 300);
  await expect(card(page)).toHaveCount(0);
  // From the second time on nothing is taken off the delay.
  expect(await timeUntil(page, true, () => link(page).hover())).toBeGreaterThanOrEqual(690);
});

test("leaving before the script has come opens nothing", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await link(page).hover();
  await page.mouse.move(10, 300);
  release();
  await live(page, "CreditCard");
  await page.waitForTimeout(1000);
  await expect(card(page)).toHaveCount(0);
});

test("opens on focus by key, cold or not; Escape closes it and the focus stays", async ({ page }) => {
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
  for (const name of ["GitHub", "LinkedIn", "WhatsApp", "YouTube", "Fiverr", "Visit my website"]) {
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

test("holds photo, title, profiles, marketplace and the button", async ({ page }) => {
  await page.goto("/about");
  await expect(line(page)).toHaveText("Develop by Your Developer", { useInnerText: true });
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  expect(
    await card(page)
      .locator("img")
      .evaluate((photo: HTMLImageElement) => photo.decode().then(() => photo.naturalWidth)),
  ).toBeGreaterThan(60);
  await expect(card(page)).toContainText("Web Developer");
  for (const name of ["GitHub", "LinkedIn", "WhatsApp", "YouTube", "Fiverr", "Visit my website"]) {
    const target = card(page).getByRole("link", { name });
    await expect(target).toHaveAttribute("target", "_blank");
    await expect(target).toHaveAttribute("rel", /noreferrer/);
    await expect(target).toHaveAttribute("href", /^https:\/\//);
  }
  const box = await card(page).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test.skip(({ browserName }) => browserName === "firefox", "Playwright taps on nothing in Firefox");

  test("a tap follows the link and never opens the card", async ({ page, context }) => {
    await context.route(/example\.com/, (route) => route.fulfill({ body: "<title>Portfolio</title>" }));
    await page.goto("/about");
    for (const round of ["cold", "live"]) {
      const [opened] = await Promise.all([context.waitForEvent("page"), link(page).tap()]);
      await expect(opened, round).toHaveTitle("Portfolio");
      await opened.close();
      await live(page, "CreditCard");
      await page.waitForTimeout(1000);
      await expect(card(page)).toHaveCount(0);
    }
  });
});

test.describe("by touch, the button", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test.skip(({ browserName }) => browserName === "firefox", "Playwright taps on nothing in Firefox");

  test("opens the card, cold; its links can be tapped", async ({ page, context }) => {
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

  test("the line and its link stand by themselves", async ({ page }) => {
    await page.goto("/about");
    await expect(line(page)).toHaveText("Develop by Your Developer", { useInnerText: true });
    await expect(link(page)).toHaveAttribute("href", /^https:/);
  });
});

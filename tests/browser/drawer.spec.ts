import type { Page } from "@playwright/test";
import { sheet, trigger } from "./sheet.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("opens by the very first tap", async ({ page }) => {
    await page.goto("/about");
    await trigger(page).tap();
    await expect(sheet(page)).toBeVisible();
  });
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ["the close button", (page) => page.getByRole("button", { name: "Close" }).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["a click outside", (page) => page.mouse.click(370, 600)],
];
for (const [name, close] of [
  ...ways,
  ["a key on the close button", (page) => page.keyboard.press("Enter")],
] as typeof ways)
  test(`closes by ${name}, every time; the focus returns to the button and the page stays scrolled`, async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
    const before = await page.evaluate(() => scrollY);
    for (let time = 0; time < 3; time++) {
      await trigger(page).click();
      await expect(sheet(page)).toBeVisible();
      await page.waitForTimeout(300);
      await close(page);
      await expect(sheet(page)).toBeHidden();
      await expect(trigger(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
    }
  });

test("is three quarters of a phone wide, and never wider than 24rem", async ({ page }) => {
  await page.goto("/about");
  await trigger(page).click();
  expect((await sheet(page).boundingBox())?.width).toBeCloseTo(390 * 0.75, 0);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect((await sheet(page).boundingBox())?.width).toBeCloseTo(384, 2);
  expect((await sheet(page).boundingBox())?.height).toBeCloseTo(768, 2);
});

test("gives way to the desktop menu from 1280 pixels on", async ({ page }) => {
  await page.goto("/about");
  await page.setViewportSize({ width: 1279, height: 800 });
  await trigger(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sheet(page)).toBeHidden();
  await expect(trigger(page)).toBeHidden();
  await expect(page.locator("#menu")).toBeVisible();
});

test.describe("when its content throws", () => {
  test.use({ expectedMessage: /the page has no navigation with the id "menu"/ });

  test("the sheet shows the error and can still be closed", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => document.querySelector("#menu")?.remove());
    await trigger(page).click();
    await expect(sheet(page).getByRole("alert")).toContainText("Unexpected Application Error!");
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link of the same name to the full list of links", async ({ page }) => {
    await page.goto("/about");
    await expect(trigger(page)).toBeHidden();
    await page.getByRole("link", { name: "Toggle navigation" }).click();
    await expect(page).toHaveURL(/#footer-links$/);
    await expect(page.locator("#footer-links")).toBeInViewport();
  });
});

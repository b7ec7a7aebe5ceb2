import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { expect, test } from "./test.ts";

const line = (page: Page) => page.locator("[data-credit]");
const link = (page: Page) => line(page).getByRole("link", { name: site.credit.name });
const card = (page: Page) => line(page).locator("> div");
const last = (page: Page) => card(page).getByRole("link", { name: site.credit.button });

async function expectCard(page: Page, visible: boolean, delay: string): Promise<void> {
  await expect(card(page)).toHaveCSS("transition-delay", delay);
  await expect(card(page)).toBeVisible({ visible });
}

test("opens 700 ms after the pointer, and closes 300 ms after it has left name and card", async ({
  page,
}) => {
  await page.goto("/about");
  await expectCard(page, false, "0.3s");
  await link(page).hover();
  await expectCard(page, true, "0.7s");
  await last(page).hover();
  await expectCard(page, true, "0.3s");
  await expect(card(page).locator("img")).toHaveJSProperty("complete", true);
  await page.mouse.move(10, 300);
  await expectCard(page, false, "0.3s");
});

test("by keys the card's links follow the name, and Escape leads back to it", async ({ page }) => {
  await page.goto("/about");
  await line(page).locator("xpath=preceding::a[1]").focus();
  await page.keyboard.press("Tab");
  await expect(link(page)).toBeFocused();
  await expectCard(page, true, "0.7s");
  await page.keyboard.press("Tab");
  await expect(card(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link(page)).toBeFocused();
  await expect(card(page)).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expectCard(page, true, "0.7s");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a tap on the name follows its link and never opens the card", async ({ page, context }) => {
    await context.route(/example\.com/, (route) => route.fulfill({ body: "<title>Elsewhere</title>" }));
    await page.goto("/about");
    const [opened] = await Promise.all([context.waitForEvent("page"), link(page).tap()]);
    await expect(opened).toHaveTitle("Elsewhere");
    await expectCard(page, false, "0.3s");
  });
});

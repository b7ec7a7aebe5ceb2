import type { Page } from "@playwright/test";
import { menuName } from "./labels.ts";
import { expect, test } from "./test.ts";
import { quick } from "./tags.ts";

const menu = (page: Page) => page.locator("#menu");
const group = (page: Page, name: string) => menu(page).getByRole("button", { name });
const expectOpen = (page: Page, name: string, open = true) =>
  expect(group(page, name)).toHaveAttribute("aria-expanded", String(open));
const entry = (page: Page) => menu(page).getByRole("link", { name: menuName("/services/cold-storage") });

// The tests advance the page's clock to skip the menu's delays.
test.beforeEach(({ page }) => page.clock.install());

test("groups open on hover one at a time", async ({ page }) => {
  await page.goto("/about");
  await expect(entry(page)).toBeHidden();
  await group(page, "Services").hover();
  await expectOpen(page, "Services");
  await entry(page).hover();
  await page.clock.runFor(2000);
  await expect(entry(page)).toBeVisible();
  await group(page, "Solutions").hover();
  await expectOpen(page, "Solutions");
  await expectOpen(page, "Services", false);
  // A click right after hovering must not close the group.
  await group(page, "Solutions").click();
  await expectOpen(page, "Solutions");
  await page.mouse.move(700, 700);
  await page.clock.runFor(2000);
  await expectOpen(page, "Solutions", false);
});

test("a click or key opens a group without navigating", quick, async ({ page }) => {
  await page.goto("/about");
  const services = group(page, "Services");
  for (const close of [
    () => services.click(),
    () => page.mouse.click(700, 700),
    () => page.keyboard.press("Shift+Tab"),
    () => page.keyboard.press("Escape"),
  ]) {
    await services.press("Enter");
    await expectOpen(page, "Services");
    await page.clock.runFor(2000);
    await expectOpen(page, "Services");
    await close();
    await expectOpen(page, "Services", false);
  }
  await expect(services).toBeFocused();
  await services.click();
  await page.clock.runFor(2000);
  await expectOpen(page, "Services");
  await expect(page).toHaveURL(/\/about$/);
});

test("in a low viewport all entries are reachable", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/about");
  const list = page.locator(`[id="${await group(page, "Solutions").getAttribute("aria-controls")}"]`);
  const last = list.getByRole("link").last();
  await group(page, "Solutions").hover();
  await list.hover();
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.mouse.move(700, 399);
  await expect(last).toBeHidden();
  await group(page, "Solutions").press("Enter");
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } });

  test("a tap opens a group permanently", async ({ page }) => {
    await page.goto("/about");
    await group(page, "Services").tap();
    await expectOpen(page, "Services");
    await page.clock.runFor(2000);
    await expectOpen(page, "Services");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sub-items are visible on hover or focus", quick, async ({ page }) => {
    await page.goto("/services/amc");
    await expect(entry(page)).toBeHidden();
    await group(page, "Services").hover();
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(entry(page)).toBeHidden();
    await group(page, "Services").focus();
    await expect(entry(page)).toBeVisible();
    const current = menu(page).getByRole("link", { name: menuName("/services/amc") });
    const plain = await entry(page).evaluate((link) => getComputedStyle(link).color);
    for (const marked of [current, group(page, "Services")])
      await expect(marked).not.toHaveCSS("color", plain);
  });
});

test("the current entry is underlined", async ({ page }) => {
  await page.goto("/about");
  const entries = page.locator("#menu > ul > li > :first-child");
  await expect(page.locator("#menu > ul > li > [aria-current]")).not.toHaveCSS("background-image", "none");
  await expect(entries.first()).toHaveCSS("background-image", "none");
});

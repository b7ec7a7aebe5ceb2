import { expect, holdScripts, test } from "./test.ts";
import { menuName } from "./labels.ts";

test.describe("desktop menu", () => {
  test.beforeEach(async ({ page }) => void (await page.goto("/about")));

  test("shows sub-items on hover and hides them on leaving", async ({ page }) => {
    const services = page.getByRole("button", { name: "Services" });
    const link = page.locator("#menu").getByRole("link", { name: menuName("/services/cold-storage") });
    await expect(link).toBeHidden();
    await services.hover();
    await expect(link).toBeVisible();
    await link.hover();
    await page.waitForTimeout(400);
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(link).toBeHidden();
  });

  test("opens one group at a time", async ({ page }) => {
    await page.getByRole("button", { name: "Services" }).hover();
    await expect(page.getByRole("button", { name: "Services" })).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("button", { name: "Solutions" }).hover();
    await expect(page.getByRole("button", { name: "Solutions" })).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("button", { name: "Services" })).toHaveAttribute("aria-expanded", "false");
  });

  test("a click on a parent opens it, never navigates, and a second click closes it", async ({ page }) => {
    const services = page.getByRole("button", { name: "Services" });
    await services.click();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await page.waitForTimeout(700);
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await services.click();
    await expect(services).toHaveAttribute("aria-expanded", "false");
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  test("a click right after hovering leaves open what hovering has just opened", async ({ page }) => {
    const services = page.getByRole("button", { name: "Services" });
    await services.hover();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await services.click();
    await expect(services).toHaveAttribute("aria-expanded", "true");
  });

  test("a click and an Enter before the script has loaded open a group, which stays open", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const services = page.getByRole("button", { name: "Services" });
    await services.click();
    await page.waitForTimeout(200);
    release();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await page.waitForTimeout(300);
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(700, 700);
    await page.reload();
    await services.focus();
    await page.keyboard.press("Enter");
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await expect(services).toBeFocused();
  });

  test("closes when the focus moves on, and on a click elsewhere", async ({ page }) => {
    const services = page.getByRole("button", { name: "Services" });
    await services.focus();
    await page.keyboard.press("Enter");
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Shift+Tab");
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await services.focus();
    await page.keyboard.press("Enter");
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await page.mouse.click(700, 700);
    await expect(services).toHaveAttribute("aria-expanded", "false");
  });

  test("marks the current page, and the group that holds it", async ({ page }) => {
    const menu = page.locator("#menu");
    await expect(menu.locator('[aria-current="page"]')).toHaveText(["About"]);
    const plain = await menu
      .getByRole("link", { name: "Gallery" })
      .evaluate((link) => getComputedStyle(link).color);
    await expect(menu.getByRole("link", { name: "About" })).not.toHaveCSS("color", plain);
    await page.goto("/services/amc");
    await expect(menu.locator('[aria-current="page"]')).toHaveText(["AMC"]);
    await expect(menu.getByRole("button", { name: "Services" })).not.toHaveCSS("color", plain);
  });
});

for (const { height, top } of [
  { height: 560, top: 0 },
  { height: 560, top: 900 },
  { height: 400, top: 0 },
])
  test(`every entry of the longest group can be reached in a window ${height} high, scrolled by ${top}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto("/about");
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    const solutions = page.getByRole("button", { name: "Solutions" });
    const list = page.locator(`[id="${await solutions.getAttribute("aria-controls")}"]`);
    const last = list.getByRole("link").last();
    await solutions.hover();
    await list.hover();
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 1 });
    // The wheel turns the list, not the page behind it.
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await last.hover();
    await page.mouse.move(700, height - 1);
    await expect(last).toBeHidden();
    await solutions.focus();
    await page.keyboard.press("Enter");
    const links = await list.getByRole("link").count();
    for (let stop = 0; stop < links; stop++) await page.keyboard.press("Tab");
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } });

  test("a tap opens a group, and nothing hovers", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Services" }).tap();
    await page.waitForTimeout(400);
    await expect(page.getByRole("button", { name: "Services" })).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sub-items show on hover and on focus", async ({ page }) => {
    await page.goto("/about");
    const link = page.locator("#menu").getByRole("link", { name: menuName("/services/cold-storage") });
    await expect(link).toBeHidden();
    await page.getByRole("button", { name: "Services" }).hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(link).toBeHidden();
    await page.getByRole("button", { name: "Services" }).focus();
    await expect(link).toBeVisible();
  });
});

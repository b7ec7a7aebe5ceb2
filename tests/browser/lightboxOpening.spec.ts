import type { Page } from "@playwright/test";
import { dialog, next, open, picture, project, title } from "./gallery.ts";
import { labels } from "./labels.ts";
import { expect, hydrated, test } from "./test.ts";

/** Replaces Playwright's `goBack` and `goForward`, which would wait for a load event that never fires. */
const go = (page: Page, by: -1 | 1) => page.evaluate((steps) => history.go(steps), by);

test("each way of closing moves the focus to the picture", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/gallery");
  for (const close of [
    () => dialog(page).getByRole("button", { name: labels.close }).click(),
    () => page.keyboard.press("Escape"),
    // A click outside the picture.
    () => page.mouse.click(300, 20),
    () => go(page, -1),
  ]) {
    await open(page, "restaurants");
    await next(page).click();
    await expect(page).toHaveURL(`/gallery#${project("shopping-malls").id}`);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(picture(page, "shopping-malls")).toBeFocused();
    await expect(picture(page, "shopping-malls")).toBeInViewport();
    await expect(page).toHaveURL(/\/gallery$/);
    const isScrollable = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await expect.poll(isScrollable).not.toMatch(/hidden|clip/);
  }
  await go(page, 1);
  await expect(title(page)).toHaveText(project("shopping-malls").title);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("a URL with a picture's fragment opens it", async ({ page }) => {
  await page.goto("/about");
  await page.goto(`/gallery#${project("data-centers").id}`);
  await expect(title(page)).toHaveText(project("data-centers").title);
  await next(page).click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(picture(page, "three-wheeler")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("a fragment that is no picture opens nothing", async ({ page }) => {
  for (const [path, island] of [
    ["/gallery#nothing-of-the-kind", "Lightbox"],
    ["/gallery#50%", "Lightbox"],
    ["/services/commercial-hvac#%E0%A4%A", "Tabs"],
  ] as const) {
    await page.goto(path);
    await page.locator(`[data-island=${island}] :is(button, li[id] a)`).first().focus();
    await hydrated(page, island);
    await page.evaluate(() => (location.hash = "#%"));
    await expect(page).toHaveURL(/#%$/);
    await expect(dialog(page)).toBeHidden();
  }
});

test("a click with the control key stays the browser's", async ({ page, context }) => {
  await page.goto("/gallery");
  for (const state of ["before hydration", "hydrated"]) {
    const opened = context.waitForEvent("page");
    await picture(page, "homes").click({ modifiers: ["Control"] });
    const tab = await opened;
    // Retries, because Playwright throws if the page navigates during an evaluation.
    await expect(async () => {
      expect(await tab.evaluate(() => location.href), state).toMatch(/homes-[\w-]+-1200/);
    }).toPass();
    await hydrated(page, "Lightbox");
  }
  await expect(dialog(page)).toBeHidden();
});

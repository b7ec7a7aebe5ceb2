import type { Page } from "@playwright/test";
import { long } from "./long.ts";
import { at, choose, close, dialog, leavingSite, next, open, picture, project, title } from "./gallery.ts";
import { expect, hydrated, test } from "./test.ts";

/** By script: Playwright's own way waits for a load, and none comes. */
const go = (page: Page, by: -1 | 1) => page.evaluate((steps) => history.go(steps), by);

const leaving: [string, (page: Page) => Promise<unknown>, object][] = [
  ["the close button", (page) => close(page).click(), {}],
  ["Escape", (page) => page.keyboard.press("Escape"), long],
  ["a click beside the picture", (page) => page.mouse.click(300, 20), long],
  ["going back", (page) => go(page, -1), {}],
];
for (const [name, leave, details] of leaving) {
  test(
    `closes by ${name}; the focus goes to the picture shown last, the address is as before`,
    details,
    async ({ page }) => {
      await page.goto("/about");
      await page.goto("/gallery");
      await open(page, "restaurants");
      for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(`/gallery#${project("van-engine-standby").id}`);
      await leave(page);
      await expect(dialog(page)).toBeHidden();
      await expect(picture(page, "van-engine-standby")).toBeFocused();
      await expect(picture(page, "van-engine-standby")).toBeInViewport();
      await expect(page).toHaveURL(/\/gallery$/);
      await expect(page.locator("html")).not.toHaveClass(/scroll-locked/);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    },
  );
}

test("the way forward opens the picture again", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, "schools");
  await go(page, -1);
  await expect(dialog(page)).toBeHidden();
  await go(page, 1);
  await expect(title(page)).toHaveText(project("schools").title);
});

test("an address that names a picture opens it; closing leaves the gallery", async ({ page }) => {
  await page.goto("/about");
  await page.goto(`/gallery#${project("data-centers").id}`);
  await expect(title(page)).toHaveText(project("data-centers").title);
  await next(page).click();
  await expect(page).toHaveURL(`/gallery#${project("three-wheeler").id}`);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(picture(page, "three-wheeler")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("an address that names a picture which the filter hides brings all projects back", async ({ page }) => {
  await page.goto("/gallery");
  await choose(page, "Retail");
  await open(page, "shopping-malls");
  await page.evaluate((id) => (location.hash = id), project("homes").id);
  await expect(title(page)).toHaveText(project("homes").title);
  await expect(dialog(page).getByText(at(2))).toBeVisible();
});

for (const path of ["/gallery#50%", "/services/residential-hvac#50%", "/services/commercial-hvac#%E0%A4%A"])
  test(`an address that can't be decoded throws nothing: ${path}`, async ({ page }) => {
    await page.goto(path);
    const first = page.locator("main [data-src] :is(button, li[id] a)").first();
    await first.scrollIntoViewIfNeeded();
    await first.focus();
    await page.waitForTimeout(700);
    await expect(dialog(page)).toBeHidden();
    await page.evaluate(() => (location.hash = "#%"));
    await page.waitForTimeout(100);
  });

test("an address that names no picture opens nothing", async ({ page }) => {
  await page.goto("/gallery#nothing-of-the-kind");
  await page.waitForTimeout(700);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("[data-island=Lightbox]")).toHaveAttribute("data-src", /js$/);
});

for (const state of ["before hydration", "hydrated"])
  test(`a double click opens a picture and leaves it open: ${state}`, async ({ page }) => {
    await page.goto("/gallery");
    if (state === "hydrated") {
      await picture(page, "homes").hover();
      await hydrated(page, "Lightbox");
    }
    await picture(page, "homes").scrollIntoViewIfNeeded();
    const box = await picture(page, "homes").boundingBox();
    const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
    await page.mouse.click(x, y);
    await expect(dialog(page)).toBeVisible();
    // Where the second half falls, beside the picture.
    await page.mouse.move(300, 20);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(400);
    await expect(dialog(page)).toBeVisible();
  });

test("a click with the control key is left to the browser, before hydration and after", async ({
  page,
  context,
}) => {
  await page.goto("/gallery");
  for (const state of ["before hydration", "hydrated"]) {
    const opened = context.waitForEvent("page");
    await picture(page, "homes").click({ modifiers: ["Control"] });
    const tab = await opened;
    // Asked again when the question falls into the very moment of leaving, which is an error to Playwright.
    await expect(async () => {
      expect(await tab.evaluate(() => location.href), state).toMatch(/homes-\w+-1200/);
    }).toPass();
    await hydrated(page, "Lightbox");
  }
  await expect(dialog(page)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedMessage: leavingSite });
  test("a picture is a link to its large form, and its title one to the page about that work", async ({
    page,
  }) => {
    await page.goto("/gallery");
    const tile = page.locator(`li#${project("data-centers").id}`);
    await expect(
      tile.getByRole("link", { name: project("data-centers").title, exact: true }),
    ).toHaveAttribute("href", "/solutions/data-centers");
    await picture(page, "data-centers").click();
    await expect(page).toHaveURL(/\/images\/data-centers-\w+-1200\.webp$/);
    expect(await page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  });
});

import { leavingSite, dialog, picture } from "./gallery.ts";
import { expect, live, test } from "./test.ts";

for (const state of ["cold", "live"])
  test(`a double click opens a picture and leaves it open: ${state}`, async ({ page }) => {
    await page.goto("/gallery");
    if (state === "live") {
      await picture(page, "homes").hover();
      await live(page, "Lightbox");
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

test("a click with the control key is left to the browser, cold and live", async ({ page, context }) => {
  await page.goto("/gallery");
  for (const state of ["cold", "live"]) {
    const opened = context.waitForEvent("page");
    await picture(page, "homes").click({ modifiers: ["Control"] });
    const tab = await opened;
    // Asked again when the question falls into the very moment of leaving, which is an error to Playwright.
    await expect(async () => {
      expect(await tab.evaluate(() => location.href), state).toMatch(/homes-\w+-1200/);
    }).toPass();
    await live(page, "Lightbox");
  }
  await expect(dialog(page)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedMessage: leavingSite });
  test("a picture is a link to its large form, and its title one to the page about that work", async ({
    page,
  }) => {
    await page.goto("/gallery");
    const tile = page.locator("li#project-data-centers");
    await expect(tile.getByRole("link", { name: "Data Centers", exact: true })).toHaveAttribute(
      "href",
      "/solutions/data-centers",
    );
    await picture(page, "data-centers").click();
    await expect(page).toHaveURL(/\/images\/data-centers-\w+-1200\.jpg$/);
    expect(await page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  });
});

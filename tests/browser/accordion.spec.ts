import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const path = "/services/residential-hvac";
const items = (page: Page) => page.locator("details[name]");
const header = (page: Page, index: number) => items(page).nth(index).locator("summary");
const answer = (page: Page, index: number) => items(page).nth(index).locator("p");

async function expectOpen(page: Page, open?: number): Promise<void> {
  for (const index of (await items(page).all()).keys())
    await expect(answer(page, index)).toBeVisible({ visible: index === open });
}

test("one item is open at a time, initially the first, and it can be closed", async ({ page }) => {
  await page.goto(path);
  await expectOpen(page, 0);
  await header(page, 1).click();
  await expectOpen(page, 1);
  await header(page, 1).press("Enter");
  await expectOpen(page);
});

test("an address opens the item that it names and scrolls to it, below the header", async ({ page }) => {
  await page.goto(path);
  const ids = await items(page)
    .locator("[id]")
    .evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(2);
  for (const [index, from] of [
    [1, path],
    [ids.length - 1, "about:blank"],
  ] as const) {
    await page.goto(from);
    await page.goto(`${path}#${ids[index]}`);
    await expectOpen(page, index);
    await expect(header(page, index)).toBeInViewport({ ratio: 1 });
    await header(page, index).click({ trial: true });
  }
});

test("the browser's own search opens the item in which it finds words", async ({ page }) => {
  await page.goto(path);
  const words = (await answer(page, 1).textContent())?.trim().split(" ").slice(0, 6).join(" ") ?? "";
  await page.goto("about:blank");
  await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
  await expectOpen(page, 1);
  await expect(answer(page, 1)).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all items are open", async ({ page }) => {
    await page.goto(path);
    for (const index of (await items(page).all()).keys()) await expect(answer(page, index)).toBeVisible();
  });
});

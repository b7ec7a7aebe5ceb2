import type { Page } from "@playwright/test";
import { expect, hydrated, saveData, test } from "./test.ts";
import { quick } from "./tags.ts";

const path = "/services/residential-hvac";
const island = (page: Page) => page.locator("[data-island=Accordion]").first();
const headers = (page: Page) => island(page).getByRole("button");
const bodies = (page: Page) => island(page).locator("h3 + div > div");

async function expectOpen(page: Page, open?: number): Promise<void> {
  for (const [index, header] of (await headers(page).all()).entries()) {
    await expect(header).toHaveAttribute("aria-expanded", String(index === open));
    await expect(bodies(page).nth(index)).toBeVisible({ visible: index === open });
  }
}

test("one item is open at a time", quick, async ({ page }) => {
  await page.goto(path);
  await island(page).scrollIntoViewIfNeeded();
  await hydrated(page, "Accordion");
  await expectOpen(page, 0);
  await expect(island(page).getByRole("region")).toHaveCount(1);
  await headers(page).nth(1).click();
  await expectOpen(page, 1);
  // Browsers fire `beforematch` when find-in-page matches hidden text.
  await expect(bodies(page).nth(0)).toHaveAttribute("hidden", "until-found");
  await bodies(page).nth(0).dispatchEvent("beforematch");
  await expectOpen(page, 0);
  await headers(page).nth(0).press("Enter");
  await expectOpen(page);
  await page.keyboard.press("Tab");
  await expect(headers(page).nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpen(page, 1);
  await page.keyboard.press("ArrowUp");
  await expect(headers(page).nth(0)).toBeFocused();
});

test("a URL fragment opens its item below the header", async ({ page }) => {
  await page.goto(path);
  const ids = await island(page)
    .locator("h3")
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(2);
  for (const [index, from] of [
    [1, path],
    [ids.length - 1, "about:blank"],
  ] as const) {
    await page.goto(from);
    await page.goto(`${path}#${ids[index]}`);
    await expectOpen(page, index);
    await expect(headers(page).nth(index)).toBeInViewport({ ratio: 1 });
    // A trial click waits until the item has stopped moving.
    await headers(page).nth(index).click({ trial: true });
  }
});

test("find-in-page opens the item that contains the match", async ({ page }) => {
  await saveData(page);
  await page.goto(path);
  const words = (await bodies(page).nth(1).textContent())?.trim().split(" ").slice(0, 6).join(" ") ?? "";
  await page.goto("about:blank");
  await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
  await expectOpen(page, 1);
  await expect(bodies(page).nth(1)).toBeInViewport();
});

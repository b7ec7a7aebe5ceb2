import { card, line, link, more, names } from "./creditCard.ts";
import { expect, test } from "./test.ts";

test("opens on focus by key before the script has loaded and after; Escape closes it, the focus stays", async ({
  page,
}) => {
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
  for (const name of names) {
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

test("the card outlives the focus by 300 ms, as it does the pointer", async ({ page }) => {
  await page.goto("/about");
  await line(page).locator("xpath=preceding::a[1]").focus();
  await page.keyboard.press("Tab");
  await expect(card(page)).toBeVisible();
  await page.evaluate(() => {
    const island = document.querySelector("[data-island=CreditCard]") as HTMLElement;
    const closed = new Promise<number>((resolve) =>
      island.addEventListener("focusout", () => {
        const left = performance.now();
        const settle = () => !island.querySelector("[data-side]") && resolve(performance.now() - left);
        new MutationObserver(settle).observe(island, { childList: true, subtree: true });
      }),
    );
    Object.assign(window, { cardClosed: closed });
  });
  await page.keyboard.press("Shift+Tab");
  const delay = await page.evaluate(() => (window as unknown as { cardClosed: Promise<number> }).cardClosed);
  expect(delay).toBeGreaterThan(290);
});

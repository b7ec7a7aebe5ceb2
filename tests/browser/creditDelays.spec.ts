import type { Page } from "@playwright/test";
import { card, line, link } from "./creditCard.ts";
import { expect, holdScripts, hydrated, installClock, test } from "./test.ts";
import { quick } from "./tags.ts";

// The tests advance the page's clock, so their timing does not depend on the machine's load.
test.beforeEach(({ page }) => installClock(page));

const pause = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000));
const enter = (page: Page) => link(page).hover();
const leave = (page: Page) => page.mouse.move(10, 300);

async function expectCardAfter(page: Page, milliseconds: number, count: 0 | 1): Promise<void> {
  await page.clock.runFor(milliseconds);
  await expect(card(page)).toHaveCount(count);
}

test("opens after 700 ms of hovering", quick, async ({ page }) => {
  await page.goto("/about");
  await enter(page);
  await hydrated(page, "CreditCard");
  await leave(page);
  await pause(page);
  await expectCardAfter(page, 2000, 0);
  await enter(page);
  await expectCardAfter(page, 650, 0);
  await leave(page);
  await expectCardAfter(page, 2000, 0);
  await enter(page);
  await expectCardAfter(page, 650, 0);
  await expectCardAfter(page, 100, 1);
  await card(page).getByRole("link").last().hover();
  await expectCardAfter(page, 2000, 1);
  await leave(page);
  await expectCardAfter(page, 250, 1);
  await expectCardAfter(page, 100, 0);
  await line(page).locator("xpath=preceding::a[1]").focus();
  await page.keyboard.press("Tab");
  await expectCardAfter(page, 1000, 1);
  await page.keyboard.press("Shift+Tab");
  await expectCardAfter(page, 250, 1);
  await expectCardAfter(page, 100, 0);
});

for (const stays of [true, false])
  test(`the 700 ms begin before the script (stays: ${stays})`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about");
    await link(page).scrollIntoViewIfNeeded();
    await pause(page);
    await enter(page);
    if (!stays) await leave(page);
    await page.clock.runFor(800);
    release();
    await hydrated(page, "CreditCard");
    await expectCardAfter(page, 100, stays ? 1 : 0);
  });

test("stays closed if the focus left before hydration", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await pause(page);
  await line(page).locator("xpath=preceding::a[1]").focus();
  for (const key of ["Tab", "Tab", "Shift+Tab"]) await page.keyboard.press(key);
  await expect(link(page)).toBeFocused();
  release();
  await hydrated(page, "CreditCard");
  await page.keyboard.press("Shift+Tab");
  await expectCardAfter(page, 2000, 0);
});

import type { Page } from "@playwright/test";
import { card, link } from "./creditCard.ts";
import { expect, holdScripts, hydrated, test } from "./test.ts";

/** Stops the page's clock, which tests then move by hand. */
const pause = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000));

/** Lets so many milliseconds of the page's clock pass and expects the card to be there, or not to be. */
async function expectCardAfter(page: Page, milliseconds: number, count: 0 | 1): Promise<void> {
  await page.clock.runFor(milliseconds);
  await expect(card(page)).toHaveCount(count);
}

test("opens 700 ms after the pointer enters, closes 300 ms after it leaves, and not for one that passes", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await link(page).hover();
  await hydrated(page, "CreditCard");
  await page.mouse.move(10, 300);
  await pause(page);
  await expectCardAfter(page, 2000, 0);
  await link(page).hover();
  await expectCardAfter(page, 650, 0);
  await page.mouse.move(10, 300);
  await expectCardAfter(page, 2000, 0);
  await link(page).hover();
  await expectCardAfter(page, 650, 0);
  await expectCardAfter(page, 100, 1);
  await page.mouse.move(10, 300);
  await expectCardAfter(page, 250, 1);
  await expectCardAfter(page, 100, 0);
});

test("the 700 ms count from the pointer, not from the script's arrival, the first time only", async ({
  page,
}) => {
  await page.clock.install();
  // Events keep the real time, which has nothing to do with that of the moved clock.
  await page.addInitScript(() =>
    addEventListener(
      "pointerover",
      (event) => Object.defineProperty(event, "timeStamp", { value: performance.now() }),
      true,
    ),
  );
  const release = await holdScripts(page);
  await page.goto("/about");
  await link(page).scrollIntoViewIfNeeded();
  await pause(page);
  await link(page).hover();
  await page.clock.runFor(800);
  release();
  await hydrated(page, "CreditCard");
  await expectCardAfter(page, 100, 1);
  await page.mouse.move(10, 300);
  await expectCardAfter(page, 400, 0);
  await link(page).hover();
  await expectCardAfter(page, 650, 0);
  await expectCardAfter(page, 100, 1);
});

test("leaving before the script has loaded opens nothing", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await link(page).hover();
  await page.mouse.move(10, 300);
  release();
  await hydrated(page, "CreditCard");
  await page.waitForTimeout(1000);
  await expect(card(page)).toHaveCount(0);
});

test("the pointer can move into the card and stay there", async ({ page }) => {
  await page.goto("/about");
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole("link", { name: "Visit my website" }).hover();
  await page.waitForTimeout(700);
  await expect(card(page)).toBeVisible();
});

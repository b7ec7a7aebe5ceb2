import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const tiles = (page: Page) => page.locator("main li[id]:visible");
export const picture = (page: Page, id: string) => page.locator(`li#project-${id} a`).first();
export const choose = (page: Page, name: string) => page.locator("label", { hasText: name }).click();
export const dialog = (page: Page) => page.getByRole("dialog");
export const title = (page: Page) => dialog(page).getByRole("heading");
export const next = (page: Page) => dialog(page).getByRole("button", { name: "Next picture" });
export const previous = (page: Page) => dialog(page).getByRole("button", { name: "Previous picture" });
export const close = (page: Page) => dialog(page).getByRole("button", { name: "Close" });
/** The large picture in the middle of the stage. */
export const shown = (page: Page) => dialog(page).locator("[data-offset='0'] picture img");

/** Opens a picture and waits until the dialog stands still. */
export async function open(page: Page, id: string): Promise<void> {
  await picture(page, id).click();
  await expect(dialog(page)).toBeVisible();
  await page.waitForTimeout(200);
}

/** A message of Chromium's own where a page with view transitions leads to a bare picture, which has none. */
export const leavingSite = /ViewTransition opt-in disabled/;

export const categories = [
  ["Residential", 2],
  ["Commercial", 2],
  ["Healthcare", 1],
  ["Education", 1],
  ["Hospitality", 2],
  ["Retail", 1],
  ["Technology", 1],
  ["Refrigeration", 7],
] as const;

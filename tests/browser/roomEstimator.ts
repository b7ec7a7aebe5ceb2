import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { hydrated } from "./test.ts";

/** A page with the estimator. */
export const path = "/services/residential-hvac";
export const words = site.tools.coolingLoad;
export const form = (page: Page) => page.locator("#cooling-load");
export const field = (page: Page, name: keyof typeof words.fields) =>
  form(page).getByLabel(words.fields[name].label);
/** The answer: a standard size. */
export const range = (page: Page) => form(page).getByRole("heading", { name: words.heading }).locator("+ p");
export const press = (page: Page, name: string) => form(page).getByRole("button", { name }).click();

/** Opens the page at the estimator, which then runs. */
export async function open(page: Page, address = `${path}#cooling-load`): Promise<void> {
  await page.goto(address);
  await hydrated(page, "CoolingLoad");
}

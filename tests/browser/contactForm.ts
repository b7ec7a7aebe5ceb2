import type { Page } from "@playwright/test";

export const form = (page: Page) => page.locator("#contact-form form");
export const field = (page: Page, name: string) => form(page).getByRole("textbox", { name });
export const press = (page: Page, name: string) => form(page).getByRole("button", { name }).click();
export const choice = (page: Page, name: string) => form(page).getByRole("radio", { name });

export async function fill(page: Page) {
  await field(page, "Your name").fill("Ayesha & Sons");
  await field(page, "E-mail").fill("ayesha@example.com");
  await field(page, "Message").fill("ایئر کنڈیشنر\nsince 8 am #2?");
}

export const body =
  "Type of service: Residential\r\nYour name: Ayesha & Sons\r\nE-mail: ayesha@example.com\r\n\r\nایئر کنڈیشنر\r\nsince 8 am #2?";

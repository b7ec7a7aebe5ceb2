import type { Page } from "@playwright/test";
import { labels } from "./labels.ts";

export const form = (page: Page) => page.locator("#contact-form form");
export const field = (page: Page, name: string) => form(page).getByRole("textbox", { name });
export const press = (page: Page, name: string) => form(page).getByRole("button", { name }).click();
export const choice = (page: Page, name: string) => form(page).getByRole("radio", { name });

export async function fill(page: Page) {
  await field(page, labels.name).fill("Ayesha $& Sons");
  await field(page, labels.email).fill("ayesha@example.com");
  await field(page, labels.message).fill("ایئر کنڈیشنر\nsince 8 am #2?");
}

export const body = [
  `${labels.serviceType.label}: ${labels.serviceType.residential}`,
  `${labels.name}: Ayesha $& Sons`,
  `${labels.email}: ayesha@example.com`,
  "",
  "ایئر کنڈیشنر",
  "since 8 am #2?",
].join("\r\n");

/** Records native form submissions, which would otherwise open a mail program. */
export async function catchSubmissions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const submissions: string[] = [];
    Object.assign(window, { submissions });
    addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { method, enctype } = event.target as HTMLFormElement;
      submissions.push([method, enctype, (event.submitter as HTMLButtonElement).formAction].join());
    });
  });
  return () => page.evaluate(() => (window as unknown as { submissions: string[] }).submissions);
}

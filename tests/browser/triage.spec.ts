import type { Page } from "@playwright/test";
import { telHref } from "../../src/content/contacts.ts";
import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { field, form } from "./contactForm.ts";
import { labels, starting } from "./labels.ts";
import { inFirefox, quick } from "./tags.ts";
import { expect, test } from "./test.ts";

const { urgent, items } = site.contact.choices;
const [first, second] = items as [(typeof items)[0], (typeof items)[0]];
const option = (page: Page, { title }: { title: string }) => form(page).getByRole("radio", { name: title });
const choose = (page: Page, { title }: { title: string }) =>
  form(page).getByText(title, { exact: true }).click();
const plain = (text: string) => starting(text.split(/[*[]/).find((part) => part.trim() !== "") ?? "");
const message = (page: Page) => field(page, labels.message);
const call = (page: Page) => form(page).locator(`[href='${telHref(site.facts.phone)}']`);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each choice shows its advice", quick, async ({ page }) => {
    await page.goto("/contact");
    for (const choice of items) {
      await choose(page, choice);
      await expect(form(page).getByText(plain(choice.advice))).toBeVisible();
      await expect(form(page).locator("pre:visible")).toHaveText(choice.message);
    }
  });

  test("a link to a breakdown shows its first steps", async ({ page }) => {
    await page.goto(`/contact#${urgent.id}`);
    await expect(call(page)).toBeVisible();
    await expect(form(page).getByRole("listitem")).toHaveCount(urgent.questions.length);
  });
});

test("a breakdown shows a call button instead of fields", inFirefox, async ({ page }) => {
  await page.goto("/contact");
  await expect(call(page)).toBeHidden();
  await choose(page, urgent);
  await call(page).click({ trial: true });
  await expect(message(page)).toBeHidden();
  const chat = await form(page).locator("[href^='https://wa.me']:visible").getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toBe(`${urgent.title}\n${urgent.message}`);
  expect(await violations(page, "main")).toEqual([]);
  await choose(page, first);
  await expect(message(page)).toBeVisible();
});

test("a URL fragment selects its choice", quick, async ({ page }) => {
  await page.goto(`/contact#${second.id}`);
  await expect(option(page, second)).toBeChecked();
  await expect(message(page)).toHaveValue(second.message);
  await page.goto(`/contact#${urgent.id}`);
  await expect(option(page, urgent)).toBeChecked();
});

test("a choice writes its lines into the message", inFirefox, async ({ page }) => {
  await page.goto("/contact");
  await choose(page, first);
  await expect(message(page)).toHaveValue(first.message);
  await choose(page, second);
  await expect(message(page)).toHaveValue(second.message);
});

test("a choice never replaces the visitor's own words", inFirefox, async ({ page }) => {
  await page.goto("/contact");
  await choose(page, first);
  await message(page).fill("My own words");
  await choose(page, second);
  await expect(message(page)).toHaveValue("My own words");
});

test("the chosen kind of enquiry begins the message", quick, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  await choose(page, first);
  await form(page).getByRole("button", { name: labels.copy }).click();
  await expect(form(page).getByRole("status")).toHaveText(labels.copied);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n")[0]).toBe(first.title);
});

test("arrow keys change the choice", async ({ page }) => {
  await page.goto("/contact");
  await option(page, urgent).focus();
  await page.keyboard.press("ArrowDown");
  await expect(option(page, first)).toBeChecked();
});

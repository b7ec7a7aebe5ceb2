import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { fill, form, press } from "./contactForm.ts";
import { card, more } from "./creditCard.ts";
import { dialog, next, open, title } from "./gallery.ts";
import { header } from "./islandAccordion.ts";
import { labels } from "./labels.ts";
import { catchLinks, expect, hydrated, test } from "./test.ts";
import { translate } from "./translate.ts";

/** Acts after the browser has translated a page whose islands run. */
async function openTranslated(page: Page, path: string, island: string): Promise<void> {
  await page.goto(path);
  await page.locator(`[data-island="${island}"]`).first().dispatchEvent("pointerover");
  await hydrated(page, island);
  await page.evaluate(translate);
}

const intact = async (page: Page) => expect(page.locator("[data-failed]")).toHaveCount(0);

test("the form names problems, takes them back, and says that a text is too long", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await catchLinks(page);
  await openTranslated(page, "/contact", "ContactForm");
  await press(page, labels.send);
  await expect(form(page).getByRole("alert")).toContainText(labels.errors.name);
  await fill(page);
  await expect(form(page).getByRole("alert")).toHaveCount(0);
  await form(page).locator("textarea").fill("long ".repeat(600));
  await press(page, labels.send);
  await expect(form(page).getByRole("alert")).toContainText(labels.tooLong);
  await form(page).locator("textarea").fill("short");
  await press(page, labels.copy);
  await expect(form(page).getByRole("status")).toContainText(labels.copied);
  await expect(form(page).getByRole("status")).toBeEmpty({ timeout: 6000 });
  await intact(page);
});

test("a tool names problems, answers again and says what it has copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTranslated(page, "/solutions/cold-rooms", "ColdRoom");
  const tool = page.locator("#cold-room");
  const length = tool.locator("[name=length]");
  const answer = page.locator("#cold-room-answer");
  await length.fill("abc");
  await expect(length).toHaveAccessibleDescription(new RegExp(site.tools.frame.problems.number));
  await length.fill("6");
  await expect(tool.locator("[aria-invalid]")).toHaveCount(0);
  const first = await answer.textContent();
  await length.fill("9");
  await expect(answer).not.toHaveText(first ?? "");
  await intact(page);
});

test("tabs, questions, pictures and the credit card open", async ({ page }) => {
  const path = "/services/commercial-hvac";
  await openTranslated(page, path, "Tabs");
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
  await openTranslated(page, "/services/residential-hvac", "Accordion");
  await header(page).click();
  await expect(header(page)).toHaveAttribute("aria-expanded", "true");
  await more(page).click();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await openTranslated(page, "/gallery", "Lightbox");
  await open(page, "homes");
  const first = await title(page).textContent();
  await next(page).click();
  await expect(title(page)).not.toHaveText(first ?? "");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await intact(page);
});

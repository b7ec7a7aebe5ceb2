import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { field } from "./contactForm.ts";
import { pressKey, tabTo } from "./focus.ts";
import { labels, starting } from "./labels.ts";
import { inFirefox } from "./long.ts";
import { expect, test } from "./test.ts";

const { items, labels: buttons } = site.contact.choices;
const choice = (page: Page, id: string) => page.locator(`details:has(#${id})`);
const panel = (page: Page, id: string) => choice(page, id).locator("> div");
const open = (page: Page, id: string) => choice(page, id).locator("summary").click();
const textsOf = (id: string) => items.find((item) => item.id === id) ?? { title: "", message: "" };
const channels = {
  phone: /^tel:/,
  whatsapp: /^https:\/\/wa\.me/,
  email: /^mailto:/,
  form: /^#contact-form$/,
} as const;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each choice shows its questions, channels and message; all are printed", async ({ page }) => {
    await page.goto("/contact");
    for (const { id, title, channels: own, questions } of items) {
      await expect(page.getByRole("heading", { name: title, level: 3 })).toBeVisible();
      await expect(panel(page, id)).toBeHidden();
      await open(page, id);
      await expect(page.locator("details[open]")).toHaveCount(1);
      await expect(panel(page, id).getByRole("listitem")).toHaveCount(questions.length);
      const links = panel(page, id).locator("a:has(svg)");
      for (const [index, channel] of own.entries()) {
        await expect(links.nth(index)).toHaveAttribute("href", channels[channel]);
        // A trial click fails if another element covers the link.
        await links.nth(index).click({ trial: true });
      }
      const message = (await panel(page, id).locator("pre").textContent()) ?? "";
      expect(message).toMatch(/: ____/);
      const chat = await panel(page, id).locator("[href^='https://wa.me']").getAttribute("href");
      expect(new URL(chat ?? "").searchParams.get("text")).toBe(message);
    }
    await page.emulateMedia({ media: "print" });
    for (const { id } of items) {
      await expect(panel(page, id).getByRole("listitem").first()).toBeVisible();
      await expect(panel(page, id).locator("pre")).toBeHidden();
    }
  });
});

test("works with the keyboard only, and axe reports nothing in an open choice", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  await tabTo(page, starting(textsOf("not-cooling").title));
  await pressKey(page, "Enter");
  await tabTo(page, starting(buttons.phone.replace("{phone}", site.facts.phone)));
  await tabTo(page, starting(buttons.whatsapp));
  await tabTo(page, starting(textsOf("new-system").title));
  await pressKey(page, "Space");
  await tabTo(page, buttons.form);
  await expect(panel(page, "not-cooling")).toBeHidden();
  expect(await violations(page, "main")).toEqual([]);
});

test("the second click of a double click on a chat link opens nothing", async ({ page }) => {
  await page.goto("/contact#not-cooling");
  const prevented = panel(page, "not-cooling")
    .locator("[href^='https://wa.me']")
    .evaluate((link: HTMLElement) => {
      const clicks: boolean[] = [];
      addEventListener("click", (event) => {
        clicks.push(event.defaultPrevented);
        event.preventDefault();
      });
      for (let count = 0; count < 2; count++) link.click();
      return clicks;
    });
  expect(await prevented).toEqual([false, true]);
});

test(
  "a URL fragment opens its choice; the choice's message goes into the form, but never replaces the visitor's own text",
  inFirefox,
  async ({ page }) => {
    const message = field(page, labels.message);
    const fillIn = (id: string) => choice(page, id).getByText(buttons.form).click();
    const system = textsOf("new-system").message ?? "";
    await page.goto("/contact#new-system");
    await fillIn("new-system");
    await expect(message).toHaveValue(system);
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    await page.keyboard.type("Clinic, Lahore");
    await expect(message).toHaveValue(system.replace("____", "Clinic, Lahore"));
    await message.fill("");
    await open(page, "vehicle-or-cold-room");
    await expect(page.locator("details[open]")).toHaveCount(1);
    await fillIn("vehicle-or-cold-room");
    await expect(message).toHaveValue(textsOf("vehicle-or-cold-room").message ?? "");
    await message.fill("My own words");
    await open(page, "new-system");
    await fillIn("new-system");
    await expect(message).toHaveValue("My own words");
  },
);

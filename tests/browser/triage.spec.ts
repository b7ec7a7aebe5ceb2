import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { field } from "./contactForm.ts";
import { pressKey, tabTo } from "./focus.ts";
import { inFirefox } from "./long.ts";
import { expect, test } from "./test.ts";
import { site } from "../fixtures/site.ts";
import { labels, starting } from "./labels.ts";

const choice = (page: Page, id: string) => page.locator(`details:has(#${id})`);
const { items, labels: buttons } = site.contact.choices;
const callText = buttons.phone.replace("{phone}", site.facts.phone);
const messageOf = (id: string) => items.find((item) => item.id === id)?.message ?? "";
const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? "";
const open = (page: Page, id: string) => choice(page, id).locator("summary").click();

const channels = {
  phone: /^tel:/,
  whatsapp: /^https:\/\/wa\.me/,
  email: /^mailto:/,
  form: /^#contact-form$/,
} as const;

for (const { id, channels: own, questions } of site.contact.choices.items)
  test(`"${id}" leads to its channels, with questions and a message that has blanks`, async ({ page }) => {
    await page.goto("/contact");
    const panel = choice(page, id).locator("> div");
    await expect(panel).toBeHidden();
    await open(page, id);
    await expect(panel).toBeVisible();
    const links = panel.locator("a:has(svg)");
    for (const [index, channel] of own.entries())
      await expect(links.nth(index)).toHaveAttribute("href", channels[channel]);
    // Nothing lies over them.
    for (const link of await links.all()) await link.click({ trial: true });
    expect(await panel.getByRole("listitem").count()).toBe(questions.length);
    const message = (await panel.locator("pre").textContent()) ?? "";
    expect(message).toMatch(/: ____/);
    const chat = new URL((await panel.locator("[href^='https://wa.me']").getAttribute("href")) ?? "");
    expect(chat.searchParams.get("text")).toBe(message);
  });

test("one choice is open at a time, and an address opens its choice", inFirefox, async ({ page }) => {
  await page.goto("/contact#new-system");
  await expect(choice(page, "new-system")).toHaveAttribute("open");
  await open(page, "maintenance-contract");
  await expect(page.locator("details[open]")).toHaveCount(1);
});

test("opens and is read by keys alone", async ({ page }) => {
  await page.goto("/contact");
  await tabTo(page, starting(titleOf("not-cooling")));
  await pressKey(page, "Enter");
  await tabTo(page, starting(callText));
  await tabTo(page, starting(buttons.whatsapp));
  await tabTo(page, starting(titleOf("new-system")));
  await pressKey(page, "Space");
  await tabTo(page, buttons.form);
  await expect(choice(page, "not-cooling").locator("> div")).toBeHidden();
});

test("a screen reader hears four disclosures in a list of headings, and axe finds no fault in an open one", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  const section = page.locator("section", { has: page.locator("details") });
  for (const { title } of items)
    await expect(section.getByRole("heading", { name: title, level: 3 })).toBeVisible();
  await open(page, "vehicle-or-cold-room");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, "main")).toEqual([]);
  }
});

test(
  "a ready message is put into the form, and never over the visitor's own words",
  inFirefox,
  async ({ page }) => {
    const message = messageOf("new-system");
    await page.goto("/contact");
    await open(page, "new-system");
    await choice(page, "new-system").getByText(buttons.form).click();
    await expect(field(page, labels.message)).toHaveValue(message);
    await expect(field(page, labels.message)).toBeFocused();
    await expect(field(page, labels.message)).toBeInViewport();
    await page.keyboard.type("Clinic, Lahore");
    await expect(field(page, labels.message)).toHaveValue(message.replace("____", "Clinic, Lahore"));
    await field(page, labels.message).fill("");
    await open(page, "vehicle-or-cold-room");
    await choice(page, "vehicle-or-cold-room").getByText(buttons.form).click();
    await expect(field(page, labels.message)).toHaveValue(messageOf("vehicle-or-cold-room"));
    await field(page, labels.message).fill("My own words");
    await open(page, "new-system");
    await choice(page, "new-system").getByText(buttons.form).click();
    await expect(field(page, labels.message)).toHaveValue("My own words");
  },
);

for (const [how, press] of [
  ["a double click", (link: Locator) => link.dblclick()],
  [
    "a key pressed twice",
    async (link: Locator) => {
      await link.press("Enter");
      await link.press("Enter");
    },
  ],
] as const)
  test(`${how} on a ready message opens it once, a later press again`, async ({ page }) => {
    await page.goto("/contact");
    await open(page, "vehicle-or-cold-room");
    await page.evaluate(() => {
      addEventListener("click", (event) => {
        if (!event.defaultPrevented) document.body.dataset["opened"] += "+";
        event.preventDefault();
      });
      document.body.dataset["opened"] = "";
    });
    const link = choice(page, "vehicle-or-cold-room").getByText(buttons.whatsapp);
    await press(link);
    await expect(page.locator("body")).toHaveAttribute("data-opened", "+");
    await page.waitForTimeout(1100);
    await link.click();
    await expect(page.locator("body")).toHaveAttribute("data-opened", "++");
  });

test("on a phone the choice that was pressed stays in view while the one above it closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  for (const name of ["not-cooling", "new-system", "vehicle-or-cold-room", "maintenance-contract"]) {
    const summary = choice(page, name).locator("summary");
    const closed = (await summary.boundingBox())?.height ?? 0;
    await summary.click();
    await expect(choice(page, name).locator("> div")).toBeVisible();
    await expect(summary).toBeInViewport({ ratio: 1 });
    expect((await summary.boundingBox())?.height).toBeCloseTo(closed, 0);
  }
});

test("on paper every choice shows its questions, and no message to send", async ({ page }) => {
  await page.goto("/contact");
  await page.emulateMedia({ media: "print" });
  for (const details of await page.locator("main details").all()) {
    await expect(details.getByRole("listitem").first()).toBeVisible();
    await expect(details.locator("pre")).toBeHidden();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the choices open, and their links are whole", async ({ page }) => {
    await page.goto("/contact");
    await open(page, "not-cooling");
    await expect(choice(page, "not-cooling").getByText(callText)).toBeVisible();
    await expect(choice(page, "not-cooling").locator("pre")).toBeVisible();
  });
});

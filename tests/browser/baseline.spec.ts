import type { Locator } from "@playwright/test";
import { lacking } from "../../src/build/source/baseline.ts";
import { site } from "../fixtures/site.ts";
import * as contact from "./contactForm.ts";
import { card, more } from "./creditCard.ts";
import { choose, dialog, next, open, picture, tiles, title } from "./gallery.ts";
import { accordion, header } from "./islandAccordion.ts";
import { labels } from "./labels.ts";
import { sheet, trigger } from "./sheet.ts";
import { button, inView, open as openCarousel } from "./slides.ts";
import { catchLinks, expect, hydrated, test } from "./test.ts";

/** Makes this browser lack what the oldest ones of the baseline lack. */
function removeBuiltIns(names: typeof lacking): void {
  for (const [path, missing] of Object.entries(names)) {
    const holder = path
      .split(".")
      .reduce(
        (object, part) => object[part] as typeof object,
        globalThis as unknown as Record<string, object>,
      );
    for (const name of missing) Reflect.deleteProperty(holder, name);
  }
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(removeBuiltIns, lacking);
});

test("what the baseline lacks is gone", async ({ page }) => {
  await page.goto("/about");
  const left = await page.evaluate(() => ["at" in [], "reportError" in window, "ariaLabel" in document.body]);
  expect(left).toEqual([false, false, false]);
});

test("the form sends by mail and by WhatsApp, and copies", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await contact.press(page, labels.send);
  await expect(contact.form(page).getByRole("alert")).toBeVisible();
  await contact.fill(page);
  await contact.press(page, labels.send);
  await expect.poll(links).toHaveLength(1);
  await contact.press(page, labels.whatsapp);
  await expect.poll(links).toHaveLength(2);
  await contact.press(page, labels.copy);
  await expect(contact.form(page).getByRole("status")).toContainText(labels.copied);
});

test("Enter in a field sends before the script is there", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await contact.fill(page);
  await contact.field(page, labels.email).press("Enter");
  await expect.poll(links).toHaveLength(1);
});

test("drawer and menu open and close", async ({ page }) => {
  await page.goto("/about");
  const services = page.locator("#menu button[aria-expanded]").first();
  await services.click();
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await services.click();
  await expect(services).toHaveAttribute("aria-expanded", "false");
  await page.setViewportSize({ width: 390, height: 844 });
  await trigger(page).click();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).locator("button[aria-expanded=false]").first().click();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
});

test("tabs and questions open, by press and by arrow keys", async ({ page }) => {
  await page.goto("/services/commercial-hvac");
  const tab = page.getByRole("tab");
  await tab.nth(1).click();
  await expect(tab.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(tab.first()).toHaveAttribute("aria-selected", "true");
  await page.goto("/services/residential-hvac");
  await header(page).click();
  await expect(header(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowUp");
  await expect(accordion(page).getByRole("button").nth(1)).toBeFocused();
});

test("gallery: the filter, a picture and the next one", async ({ page }) => {
  await page.goto("/gallery");
  await choose(page, "Residential");
  const homes = site.projects.projects.filter(({ category }) => category === "Residential");
  await expect(tiles(page)).toHaveCount(homes.length);
  await choose(page, labels.filter.all);
  await expect(picture(page, "homes")).toBeVisible();
  await open(page, "homes");
  const first = await title(page).textContent();
  await next(page).click();
  await expect(title(page)).not.toHaveText(first ?? "");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("carousel, credit card and theme", async ({ page }) => {
  await openCarousel(page);
  await button(page, labels.nextSlide).click();
  await expect.poll(() => inView(page)).toBe(1);
  await more(page).click();
  await expect(card(page)).toBeVisible();
  await page.locator("[data-theme]").click();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

/** The tools: page, id and island of each, and the entry that changes its answer. */
const tools: [string, string, string, (form: Locator) => Promise<unknown>][] = [
  ["/solutions/cold-rooms", "cold-room", "ColdRoom", (form) => form.locator("[name=length]").fill("9")],
  [
    "/services/residential-hvac",
    "cooling-load",
    "CoolingLoad",
    (form) => form.locator("[name=length]").fill("30"),
  ],
  [
    "/services/transport-hvac",
    "transport-unit",
    "TransportUnit",
    (form) => form.locator("select").first().selectOption({ index: 2 }),
  ],
  ["/geothermal-hvac", "geothermal", "Geothermal", (form) => form.locator("[name=load]").fill("40")],
];

const handOver = (form: Locator, label: string) => form.getByRole("button", { name: label }).first();

for (const [path, id, island, change] of tools)
  test(`${island}: its answer follows an entry and is handed over`, async ({ page }) => {
    const links = await catchLinks(page);
    await page.goto(`${path}#${id}`);
    await hydrated(page, island);
    const form = page.locator(`#${id}`);
    const answer = form.locator(`#${id}-answer`);
    const before = await answer.textContent();
    await change(form);
    await expect(answer).not.toHaveText(before ?? "");
    const { frame } = site.tools;
    await handOver(form, frame.whatsapp).click();
    await handOver(form, frame.email).click();
    await expect.poll(links).toHaveLength(2);
    await form.getByText(frame.more, { exact: true }).click();
    await handOver(form, frame.copy).click();
    await expect(form.getByRole("status").filter({ hasText: frame.copied })).toBeVisible();
    await expect(page.locator("[data-failed]")).toHaveCount(0);
  });

test.describe("when a handler throws", () => {
  test.use({ expectedMessage: /broken on purpose/ });

  test("the form goes to the mail program as without script, with what was typed", async ({ page }) => {
    await page.goto("/contact");
    await contact.fill(page);
    await hydrated(page, "ContactForm");
    const sent = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          String.prototype.replaceAll = () => {
            throw new Error("broken on purpose");
          };
          addEventListener("submit", (event) => {
            if (event.defaultPrevented) return;
            event.preventDefault();
            const form = event.target as HTMLFormElement;
            resolve(
              `${form.querySelector("[type=submit]")?.getAttribute("formaction")} ${String(new FormData(form).get("name"))}`,
            );
          });
        }),
    );
    await contact.press(page, labels.send);
    expect(await sent).toBe(`mailto:${site.facts.email} Ayesha & Sons`);
    await expect(page.locator("[data-island=ContactForm]")).toHaveAttribute("data-failed", "");
  });
});

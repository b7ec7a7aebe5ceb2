import type { Locator, Page } from "@playwright/test";
import { pages } from "../fixtures/dist.ts";
import { site } from "../fixtures/site.ts";
import { fill, form, press } from "./contactForm.ts";
import { picture } from "./gallery.ts";
import { controls } from "./islandControls.ts";
import { containing, labels } from "./labels.ts";
import { expect, holdFiles, hydrated, saveData, test } from "./test.ts";
import { translate } from "./translate.ts";

/** Islands by page, each on one page; plain scripts, which render nothing, are left out. */
const islands = new Map<string, Set<string>>();
const seen = new Set(["Map", "Menu"]);
for (const { path, html } of pages)
  for (const [, name = ""] of html.matchAll(/data-island="?(\w+)/g)) {
    if (!seen.has(name)) islands.set(path, (islands.get(path) ?? new Set()).add(name));
    seen.add(name);
  }

/**
 * Simulates password managers, which add an element beside each field, and ad blockers, which remove links to
 * social networks.
 */
function changeIslands(): void {
  for (const field of document.querySelectorAll("[data-island] :is(input,textarea,select)"))
    field.after(document.createElement("div"));
  for (const link of document.querySelectorAll("[data-island] a[target=_blank]")) link.remove();
}

/** Text of an island without the marks of the translation. */
const textOf = (page: Page, name: string) =>
  page
    .locator(`[data-island="${name}"]`)
    .first()
    .evaluate((island) => island.textContent.replaceAll(/[«»\s]+/g, ""));

/** Hydrates every island by a press that opens no other page. */
const wake = (page: Page, name: string) =>
  page.evaluate((island) => {
    const root = document.querySelector(`[data-island="${island}"]`);
    root
      ?.querySelector<HTMLElement>("button, select, input, a[data-defer]")
      ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  }, name);

for (const [path, names] of islands)
  test(`${path}: ${[...names].join(", ")} lose no text to hydration in a changed page`, async ({ page }) => {
    await saveData(page);
    await page.goto(path);
    await page.evaluate(translate);
    await page.evaluate(changeIslands);
    for (const name of names) {
      const before = await textOf(page, name);
      await wake(page, name);
      await hydrated(page, name);
      await expect(page.locator(`[data-island="${name}"]`).first()).not.toHaveAttribute("data-failed");
      // Hydration may change the text of an answer but must keep its slots.
      expect((await textOf(page, name)).length).toBeGreaterThanOrEqual(0.98 * before.length);
    }
  });

/** Opens a page that the browser translates after hydration. */
async function openTranslated(page: Page, path: string, island: string, control: Locator): Promise<void> {
  await page.goto(path);
  await control.dispatchEvent("pointerover");
  await hydrated(page, island);
  await page.evaluate(translate);
}

const { menu: _, ...hydrating } = controls;
for (const [name, { path, width = 1440, control, isAnswered }] of Object.entries(hydrating))
  test(`${name} answers in a page that was translated after hydration`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTranslated(page, path, name, control(page));
    await control(page).click();
    if (name !== "Lightbox") await isAnswered(page);
    else await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-failed]")).toHaveCount(0);
  });

test("in a translated page the form and a calculator name problems and take them back", async ({ page }) => {
  await openTranslated(page, "/contact", "ContactForm", form(page));
  await press(page, labels.send);
  await expect(form(page).getByRole("alert")).toContainText(labels.errors.name);
  await fill(page);
  await expect(form(page).getByRole("alert")).toHaveCount(0);
  const length = page.locator("#cold-room [name=length]");
  await openTranslated(page, "/solutions/cold-rooms", "ColdRoom", length);
  await length.fill("abc");
  await expect(length).toHaveAccessibleDescription(containing(site.calculators.frame.problems.number));
  await length.fill("9");
  await expect(page.locator("#cold-room-answer h3 + p")).toBeVisible();
  await expect(page.locator("[data-failed]")).toHaveCount(0);
});

const script = /\/assets\/(react|ContactForm|ColdRoom)-.*\.js/;

test("typed values and the focus stay where they are in a changed form", async ({ page }) => {
  const release = await holdFiles(page, script);
  await page.goto("/contact");
  await page.evaluate(changeIslands);
  const field = (name: string) => form(page).locator(`[name=${name}]`);
  await field("name").fill("Ali Khan");
  await field("service").last().check({ force: true });
  await field("message").click();
  await page.keyboard.type("The freezer stopped");
  await page.keyboard.press("ArrowLeft");
  release();
  await hydrated(page, "ContactForm");
  await page.keyboard.type("-");
  await expect(field("message")).toHaveValue("The freezer stoppe-d");
  await expect(field("name")).toHaveValue("Ali Khan");
  await expect(field("service").last()).toBeChecked();
});

test("nothing is replaced while the visitor types in a changed form", async ({ page }) => {
  const release = await holdFiles(page, script);
  await page.goto("/contact");
  await page.evaluate(changeIslands);
  const name = await page.locator("form[data-draft] [name=name]").elementHandle();
  await name?.click();
  release();
  // Enough key presses for hydration to begin between two of them.
  for (const letter of "Muhammad Ali") {
    await page.keyboard.type(letter);
    expect(await name?.evaluate((field) => field.isConnected)).toBe(true);
  }
  await page.locator("[name=phone]").click();
  await hydrated(page, "ContactForm");
  await expect(page.locator("[name=name]")).toHaveValue("Muhammad Ali");
});

test("a calculator's values entered before its script stay in a changed page, and its answer follows", async ({
  page,
}) => {
  const release = await holdFiles(page, script);
  await page.goto("/solutions/cold-rooms");
  await page.evaluate(changeIslands);
  const [length, result] = [
    page.locator("#cold-room [name=length]"),
    page.locator("#cold-room-answer h3 + p"),
  ];
  const before = (await result.textContent()) ?? "";
  await length.fill("6");
  release();
  await length.press("Tab");
  await hydrated(page, "ColdRoom");
  await expect(length).toHaveValue("6");
  await expect(result).not.toHaveText(before);
});

test("a press on a tile of a changed gallery opens its picture", async ({ page }) => {
  await saveData(page);
  await page.goto("/gallery");
  await page.evaluate(() => document.querySelector("[data-island=Lightbox]")?.prepend("added"));
  await picture(page, "homes").click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

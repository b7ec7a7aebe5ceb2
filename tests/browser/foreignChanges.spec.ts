import type { Page } from "@playwright/test";
import { pages } from "../fixtures/dist.ts";
import { expect, holdFiles, hydrated, saveData, test } from "./test.ts";
import { translate } from "./translate.ts";

/** Islands by name, each with a page that holds it. React is in all of them but these, which are plain scripts. */
const plain = ["map", "menu"];
const islands = new Map<string, string>();
for (const { path, html } of pages.toReversed())
  for (const [, name = ""] of html.matchAll(/data-island="?(\w+)/g))
    if (!plain.includes(name)) islands.set(name, path);

/** What password managers and spelling extensions do: an element beside each field. */
function addBesideFields(): void {
  for (const field of document.querySelectorAll("[data-island] :is(input,textarea,select)"))
    field.after(document.createElement("div"));
}

/** What an ad blocker does: it removes links to social networks. */
function removeLinks(): void {
  for (const link of document.querySelectorAll("[data-island] a[target=_blank]")) link.remove();
}

const changes = [translate, addBesideFields, removeLinks];

/** Serves documents without the site's header fields, as a host does that reads none of our files. */
async function withoutHeaderFields(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    async (route) => {
      const { status, body } = await route.fetch().then(async (response) => ({
        status: response.status(),
        body: await response.text(),
      }));
      await route.fulfill({ status, body, contentType: "text/html; charset=utf-8" });
    },
  );
}

/** React's file and those of two islands with fields. */
const script = /\/assets\/(react|ContactForm|ColdRoom)-.*\.js/;

/** The words of an island, with their translation's marks removed. */
const words = (page: Page, name: string) =>
  page
    .locator(`[data-island="${name}"]`)
    .first()
    .evaluate((island) => island.textContent.replaceAll(/[«»\s]+/g, ""));

/** A press that every island answers: one that opens no other page. */
const press = (page: Page, name: string) =>
  page.evaluate((island) => {
    const root = document.querySelector(`[data-island="${island}"]`);
    root
      ?.querySelector<HTMLElement>("button, select, input, a[data-defer]")
      ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  }, name);

/** Marks what only test:deep runs: all but the case that each change was found in. */
const long = (header: string, change: () => void) =>
  (header === "with") === (change === translate) && change !== removeLinks ? "" : "@long";

for (const [name, path] of islands)
  for (const header of ["with", "without"] as const)
    for (const change of changes)
      test(`${name} loses no word to hydration, ${header} header fields: ${change.name} ${long(header, change)}`, async ({
        page,
      }) => {
        if (header === "without") await withoutHeaderFields(page);
        await saveData(page);
        await page.goto(path);
        await page.evaluate(change);
        const before = await words(page, name);
        await press(page, name);
        await hydrated(page, name);
        await expect(page.locator(`[data-island="${name}"]`).first()).not.toHaveAttribute("data-failed");
        // Strings of an answer may change with the script; a slot's may not be lost.
        expect((await words(page, name)).length).toBeGreaterThanOrEqual(0.98 * before.length);
      });

for (const header of ["with", "without"] as const)
  test(`typed values and the focus stay where they are, ${header} header fields`, async ({ page }) => {
    if (header === "without") await withoutHeaderFields(page);
    const release = await holdFiles(page, script);
    await page.goto("/contact");
    await page.evaluate(addBesideFields);
    const form = page.locator("form[data-draft]");
    await form.locator("[name=name]").click();
    await page.keyboard.type("Ali Khan");
    await form.locator("[name=service]").last().check({ force: true });
    await form.locator("[name=phone]").fill("0300 1234567");
    await form.locator("[name=message]").click();
    await page.keyboard.type("The freezer stopped");
    await page.keyboard.press("ArrowLeft");
    release();
    await hydrated(page, "ContactForm");
    await page.keyboard.type("-");
    await expect(form.locator("[name=message]")).toHaveValue("The freezer stoppe-d");
    await expect(form.locator("[name=name]")).toHaveValue("Ali Khan");
    await expect(form.locator("[name=phone]")).toHaveValue("0300 1234567");
    await expect(form.locator("[name=service]").last()).toBeChecked();
  });

test("nothing is replaced while the visitor types in a changed form", async ({ page }) => {
  const release = await holdFiles(page, script);
  await page.goto("/contact");
  await page.evaluate(addBesideFields);
  const name = await page.locator("form[data-draft] [name=name]").elementHandle();
  await name?.click();
  release();
  // More characters than the pause between two of them could separate.
  for (const letter of "Muhammad Ali") {
    await page.keyboard.type(letter);
    expect(await name?.evaluate((field) => field.isConnected)).toBe(true);
  }
  await page.locator("[name=phone]").click();
  await hydrated(page, "ContactForm");
  await expect(page.locator("[name=name]")).toHaveValue("Muhammad Ali");
});

test("a tool's values entered before its script stay, and its answer follows them", async ({ page }) => {
  const path = islands.get("ColdRoom") ?? "";
  const release = await holdFiles(page, script);
  await page.goto(path);
  await page.evaluate(addBesideFields);
  const form = page.locator("#cold-room");
  await form.locator("[name=length]").fill("6");
  await form.locator("select").last().selectOption({ index: 1 });
  release();
  await page.locator("#cold-room [name=width]").press("Tab");
  await hydrated(page, "ColdRoom");
  await expect(form.locator("[name=length]")).toHaveValue("6");
  await expect.poll(() => page.url()).not.toContain("length=4");
});

test.describe("when the next render throws", () => {
  test.use({ expectedMessage: /^Error: broken on purpose/ });

  test("a form keeps what was typed", async ({ page }) => {
    await page.goto("/contact");
    const name = page.locator("form[data-draft] [name=name]");
    await name.fill("Ali Khan");
    await hydrated(page, "ContactForm");
    await page.evaluate(() => {
      const form = document.querySelector("form[data-draft]");
      const value = () => {
        throw new Error("broken on purpose");
      };
      if (form) Object.defineProperty(form, "insertBefore", { value });
    });
    const failure = page.waitForEvent("pageerror");
    await page.locator("form[data-draft] [type=submit]").click();
    await failure;
    await expect(name).toHaveValue("Ali Khan");
  });
});

import { pages } from "../fixtures/dist.ts";
import { site } from "../fixtures/site.ts";
import { refusal } from "./calculators.ts";
import { containing } from "./labels.ts";
import { expect, holdFiles, hydrated, saveData, test } from "./test.ts";
import { quick } from "./tags.ts";

/** Islands to test, by the first page that contains them. Map and Menu are plain scripts without hydration. */
const islands = new Map<string, Set<string>>();
const seen = new Set(["Map", "Menu"]);
for (const { path, html } of pages)
  for (const [, name = ""] of html.matchAll(/data-island="?(\w+)/g)) {
    if (!seen.has(name)) islands.set(path, (islands.get(path) ?? new Set()).add(name));
    seen.add(name);
  }

/** Wraps text nodes as browser translation does, and adds elements after fields as password managers do. */
function changePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest("script,style,textarea,svg,option")) continue;
    const wrapper = document.createElement("font");
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
  for (const field of document.querySelectorAll("[data-island] :is(input,textarea,select)"))
    field.after(document.createElement("div"));
}

for (const [path, names] of islands)
  test(
    `${path}: hydrating ${[...names].join(" ")} changes no HTML`,
    path === "/contact" ? quick : {},
    async ({ page }) => {
      await saveData(page);
      await page.setViewportSize({ width: 1024, height: 800 });
      for (const isChanged of [false, true]) {
        await page.goto(path);
        if (isChanged) await page.evaluate(changePage);
        for (const name of names) {
          const island = page.locator(`[data-island="${name}"]`).first();
          const content = () =>
            island.evaluate(
              ({ innerHTML, textContent }, isText) =>
                isText
                  ? textContent.replaceAll(/\s+/g, "")
                  : innerHTML.replaceAll(/ (style|novalidate|tabindex|inert|data-live)="[^"]*"/g, ""),
              isChanged,
            );
          const before = await content();
          await island
            .locator("button, select, input, a[data-defer]")
            .first()
            .dispatchEvent("pointerover", { pointerType: "mouse" });
          await hydrated(page, name);
          await expect(island).not.toHaveAttribute("data-failed");
          if (!isChanged) expect(await content()).toBe(before);
          // Hydration must not remove content, but a calculator's answer may change and get slightly shorter.
          else expect((await content()).length).toBeGreaterThanOrEqual(0.98 * before.length);
        }
      }
    },
  );

test("a calculator works on after the browser translates the page", async ({ page }) => {
  await page.goto("/solutions/cold-rooms#cold-room");
  await hydrated(page, "ColdRoom");
  await page.evaluate(changePage);
  const length = page.locator("#cold-room [name=length]");
  await length.fill("abc");
  await expect(length).toHaveAccessibleDescription(containing(refusal(site.calculators.frame.enter)));
  await length.fill("9");
  await expect(page.locator("#cold-room-answer h3 + p")).toBeVisible();
  await expect(page.locator("[data-failed]")).toHaveCount(0);
});

test("no field is replaced while the visitor types", async ({ page }) => {
  const release = await holdFiles(page, /\/assets\/(react|ContactForm)-.*\.js/);
  await page.clock.install();
  await page.goto("/contact");
  await page.evaluate(changePage);
  const field = (name: string) => page.locator(`form[data-draft] [name=${name}]`);
  await field("service").last().check({ force: true });
  const name = await field("name").elementHandle();
  await name?.click();
  // Pauses the page's clock. On a busy machine, a delay between two keys could look like a pause in typing.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  release();
  for (const letter of "Muhammad Ali") {
    await page.keyboard.type(letter);
    await page.clock.runFor(1);
    expect(await name?.evaluate((element) => element.isConnected)).toBe(true);
  }
  await field("phone").click();
  await page.clock.resume();
  await hydrated(page, "ContactForm");
  await expect(field("name")).toHaveValue("Muhammad Ali");
  await expect(field("service").last()).toBeChecked();
});

test("the selected text stays selected when a field is replaced", async ({ page }) => {
  await saveData(page);
  const release = await holdFiles(page, /\/assets\/(react|ContactForm)-.*\.js/);
  await page.goto("/contact");
  await page.evaluate(changePage);
  const name = page.locator("form[data-draft] [name=name]");
  await name.fill("Muhammad Ali");
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 8));
  release();
  await hydrated(page, "ContactForm");
  expect(
    await name.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([3, 8]);
});

test("no press on a label is replayed", async ({ page }) => {
  await saveData(page);
  const release = await holdFiles(page, /\/assets\/(react|ContactForm)-.*\.js/);
  await page.goto("/contact");
  await page.evaluate(() => {
    const replayed: string[] = [];
    Object.assign(window, { replayed });
    addEventListener("mousedown", ({ isTrusted, target }) => {
      if (!isTrusted) replayed.push((target as Element).tagName);
    });
  });
  await page.locator("form[data-draft] label").first().click();
  release();
  await hydrated(page, "ContactForm");
  expect(await page.evaluate("replayed")).toEqual([]);
});

test("Ctrl+click opens a new tab before hydration", async ({ page, context }) => {
  await saveData(page);
  await holdFiles(page, /\/assets\/(react|Lightbox)-.*\.js/);
  await page.goto("/gallery");
  const opened = context.waitForEvent("page");
  await page
    .locator("main li[id] a[data-defer]")
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await opened;
  expect(new URL(page.url()).pathname).toBe("/gallery");
});

test("each control of a hydrated page refers to an element", quick, async ({ page }) => {
  await page.goto("/services/commercial-hvac");
  for (const island of await page.locator("[data-view]").all()) await island.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-view][data-src]")).toHaveCount(0);
  const dangling = await page
    .locator("main [aria-controls]")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("aria-controls") ?? "").filter((id) => !document.getElementById(id)),
    );
  expect(dangling).toEqual([]);
});

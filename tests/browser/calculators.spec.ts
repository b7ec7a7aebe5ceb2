import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { calculators, open, room } from "./calculators.ts";
import { containing } from "./labels.ts";
import { inFirefox, long, quick } from "./tags.ts";
import { catchLinks, expect, test } from "./test.ts";

const { frame } = site.calculators;
const { share } = frame;

test.use({ oldest: true });

/** Pages keep figures and units on one line, so they have more no-break spaces than messages. */
const withSpaces = (words: string) => words.replaceAll("\u00a0", " ");

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const calculator of calculators) {
  const { id, changed, refused } = calculator;
  const [name, label, first, second] = changed;

  test(
    `${id}: an invalid entry is explained until it is valid`,
    id === "cooling-load" ? quick : id === "transport-unit" ? {} : long,
    async ({ page }) => {
      const { form, field, result, status } = await open(page, calculator);
      if (await form.getByText(frame.more, { exact: true }).isVisible())
        await form.getByText(frame.more, { exact: true }).click();
      const before = (await result.textContent()) ?? "";
      await expect(status).toBeEmpty();
      const [wrong, entry, reason] = refused;
      await field(wrong).fill(entry);
      await expect(field(wrong)).toHaveAccessibleDescription(containing(reason));
      await expect(status).toContainText(reason);
      await expect(result).toHaveCount(0);
      await expect(form.getByRole("button")).toHaveCount(0);
      expect(await violations(page, `#${id}`)).toEqual([]);
      await field(wrong).fill((await field(wrong).getAttribute("value")) ?? "");
      await expect(result).toHaveText(before);
      await form.getByLabel(label, { exact: true }).fill(first);
      await expect(result).not.toHaveText(before);
      const after = (await result.textContent()) ?? "";
      await expect(status).toContainText(after);
      await page.emulateMedia({ media: "print" });
      await expect(result).toBeVisible();
      await expect(result).toHaveText(after);
    },
  );

  test(
    `${id}: the message contains the answer`,
    id === "transport-unit" ? inFirefox : {},
    async ({ page }) => {
      const links = await catchLinks(page);
      const { field, result, button } = await open(page, calculator);
      await field(name).fill(second);
      // Moving focus out of the field updates the answer. The second click must have no effect.
      await button(frame.whatsapp).focus();
      await button(frame.whatsapp).evaluate((element: HTMLElement) => [element.click(), element.click()]);
      await button(frame.email).click();
      await expect.poll(links).toHaveLength(2);
      const answer = withSpaces((await result.textContent()) ?? "");
      const [chat, mail] = (await links()).map(({ href }) => new URL(href));
      const text = chat?.searchParams.get("text") ?? "";
      for (const message of [text, decodeURIComponent(mail?.search ?? "")]) {
        expect(message).toContain(`${label.replace(/\?$/, "")}: ${second}`);
        expect(withSpaces(message)).toContain(answer);
        expect(message).not.toContain("undefined");
      }
      expect(mail?.protocol).toBe("mailto:");
      expect(mail?.href.length).toBeLessThanOrEqual(1800);
    },
  );

  test(
    `${id}: a link leads back to the answer`,
    id === "transport-unit" ? inFirefox : {},
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { field, result, button } = await open(page, calculator);
      await field(name).fill(second);
      // Updates the answer, which would otherwise move the heading during the click.
      await field(name).blur();
      await button(share.link).click();
      await expect.poll(() => copied(page)).toContain("http");
      const answer = withSpaces((await result.textContent()) ?? "");
      const link = await copied(page);
      expect(new URL(link).hash).toBe(`#${id}-answer`);
      await page.goto("/about");
      await page.goto(link);
      await expect(field(name)).toHaveValue(second);
      await expect(result).toHaveText(answer);
      await expect(result).toBeInViewport();
    },
  );
}

test("an answer can be copied", quick, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { form, result, button } = await open(page, room);
  await button(share.copy).click();
  const announced = form.getByText(share.copied, { exact: true });
  await expect(announced).toBeVisible();
  const text = await copied(page);
  expect(withSpaces(text)).toContain(withSpaces((await result.textContent()) ?? ""));
  const first = await announced.elementHandle();
  await button(share.link).click();
  await expect.poll(() => copied(page)).not.toBe(text);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  expect(text.endsWith(await copied(page))).toBe(true);
});

test("an answer can be printed", async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
  );
  const { button } = await open(page, room);
  await button(share.print).click();
  expect(await page.evaluate("printed")).toBe(true);
});

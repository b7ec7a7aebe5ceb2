import type { Page } from "@playwright/test";
import { focusedName, pressKey, tabThrough, tabTo } from "./focus.ts";
import { labels, starting } from "./labels.ts";
import { catchLinks, expect, test } from "./test.ts";

// Motion is disabled, so that positions are not read during a scroll.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

const named = (page: Page) => expect.poll(() => focusedName(page));

test("from the address bar to a composed quote request by keys alone", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/");
  await pressKey(page, "Tab");
  await named(page).toBe(labels.skipLink);
  await tabTo(page, "Contact");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact");
  await pressKey(page, "Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, "Commercial");
  await pressKey(page, "ArrowRight");
  await named(page).toBe("Residential");
  await tabTo(page, starting(labels.name));
  await page.keyboard.type("Ayesha");
  await tabTo(page, starting(labels.email));
  await page.keyboard.type("ayesha@example.com");
  await tabTo(page, starting(labels.message));
  await page.keyboard.type("A quote for two split units, please.");
  await tabTo(page, "Send Message");
  await pressKey(page, "Enter");
  await expect.poll(links).toHaveLength(1);
  const body = decodeURIComponent(String((await links())[0]?.href));
  for (const words of ["Residential", "Ayesha", "ayesha@example.com", "two split units"])
    expect(body).toContain(words);
});

// tests/deep/pages.spec.ts checks every page, on a phone too.
test("from the first stop to the last, and back, the focus is seen", async ({ page }) => {
  await page.goto("/services/commercial-hvac");
  const stops = await tabThrough(page);
  expect(stops).toBeGreaterThan(40);
  for (let stop = 1; stop < stops; stop++) await pressKey(page, "Shift+Tab");
  await named(page).toBe(labels.skipLink);
});

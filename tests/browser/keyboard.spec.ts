import { pressKey, tabTo } from "./focus.ts";
import { labels, starting } from "./labels.ts";
import { catchLinks, expect, test } from "./test.ts";
import { quick } from "./tags.ts";

// Reduced motion keeps elements still while the test reads their positions.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

test("a quote request can be composed with the keyboard only", quick, async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/");
  expect((await pressKey(page, "Tab")).name).toBe(labels.skipLink);
  await tabTo(page, "Contact");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact");
  await pressKey(page, "Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, starting(labels.name));
  await page.keyboard.type("Ayesha");
  await tabTo(page, "Commercial");
  expect((await pressKey(page, "ArrowRight")).name).toBe("Residential");
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

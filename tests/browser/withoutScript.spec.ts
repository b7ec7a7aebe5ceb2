import { site } from "../fixtures/site.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { shortForExamples } from "./long.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

const { facts, calculators, contact } = site;
/** Strings that pages hide when JavaScript is disabled. */
const notes = [calculators.frame.privacy, contact.map.note.replace("{host}", new URL(facts.map.embed).host)];

for (const path of specRoutes)
  test(`${path} without script shows all its text`, shortForExamples(path), async ({ page }) => {
    await page.goto(path);
    const texts = page.locator("main :is(p, li, dt, dd, th, td, h2, h3):not(details *)");
    const hidden = await texts.filter({ visible: false, hasText: /\S/ }).allTextContents();
    expect(hidden.filter((text) => !notes.includes(text))).toEqual([]);
    // Question headings are allowed to contain buttons.
    await expect(page.locator("main button:not(h3 button, [type=submit]):visible")).toHaveCount(0);
  });

import { site } from "../fixtures/site.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { quick, longUnlessExample } from "./tags.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

const { facts, calculators, contact, trust } = site;
/** Strings that pages hide when JavaScript is disabled, with the buttons that they are about. */
const notes = [
  calculators.frame.privacy,
  trust.response ?? "",
  contact.map.note.replace("{host}", new URL(facts.map.embed).host),
];

for (const path of specRoutes)
  test(
    `${path} without script shows all its text`,
    path === "/contact" ? quick : longUnlessExample(path),
    async ({ page }) => {
      await page.goto(path);
      const texts = page.locator("main :is(p, li, dt, dd, th, td, h2, h3):not(details *)");
      const hiddenTexts = () => texts.filter({ visible: false, hasText: /\S/ }).allTextContents();
      let hidden = await hiddenTexts();
      // The choice of an enquiry shows its advice without script too.
      for (const choice of await page.locator("[name=about]").all()) {
        await choice.check({ force: true });
        const others = await hiddenTexts();
        hidden = hidden.filter((text) => others.includes(text));
      }
      expect(hidden.filter((text) => !notes.includes(text))).toEqual([]);
      // Question headings are allowed to contain buttons.
      await expect(page.locator("main button:not(h3 button, [type=submit]):visible")).toHaveCount(0);
    },
  );

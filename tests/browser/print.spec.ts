import { specRoutes } from "../fixtures/specRoutes.ts";
import { site } from "../fixtures/site.ts";
import { long, longUnlessExample } from "./tags.ts";
import { expect, test } from "./test.ts";
import { labels } from "./labels.ts";

/** These pages have the most content, so they may fill one more sheet than the others. */
const longest = ["/", "/services/cold-storage", "/geothermal-hvac"];

for (const path of specRoutes) {
  const most = longest.includes(path) ? 4 : 3;
  test(
    `${path} prints all its text on ${most} sheets`,
    path === "/gallery" ? long : longUnlessExample(path),
    async ({ page }) => {
      // The width is A4 paper's, minus margins. The height brings every island into view to hydrate it.
      await page.setViewportSize({ width: 680, height: 12_000 });
      await page.goto(path);
      for (const island of await page.locator("[data-view]").all()) await island.scrollIntoViewIfNeeded();
      await expect(page.locator("[data-view][data-src]")).toHaveCount(0);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect(await page.evaluate(hiddenTexts, [site.gallery.listHeading])).toEqual([]);
      for (const text of [site.facts.phone, site.facts.address.street])
        await expect(page.locator("footer").getByText(text)).toBeVisible();
      await expect(page.locator("#menu, footer").getByRole("list")).toHaveCount(0);
      await expect(page.locator("header").getByRole("link")).toHaveCount(3);
      await expect(page.locator("header > div").last()).toHaveCSS("position", "static");
      await expect(page.locator("h1")).toHaveCSS("color", "rgb(16, 35, 58)");
      const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
      const pdf = await page.pdf({ format: "A4", margin });
      const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(most);
    },
  );
}

/** Runs in the page. Returns invisible text blocks, except controls and single links. */
function hiddenTexts(screenOnly: string[]): string[] {
  const controls =
    "nav, form, [role=status], [role=tablist], section:has([href='/contact']), section:has(nav)";
  return [...document.querySelectorAll<HTMLElement>("main :is(p, li, dt, dd, th, td, h2, h3)")]
    .filter((part) => !part.closest(controls) && !part.checkVisibility({ visibilityProperty: true }))
    .filter((part) => part.textContent !== part.querySelector("a")?.textContent)
    .map((part) => part.textContent.trim().slice(0, 60))
    .filter((text) => text !== "" && !screenOnly.includes(text));
}

test("the printed contact page has the whole message", async ({ page }) => {
  await page.goto("/contact");
  const message = page.getByRole("textbox", { name: labels.message });
  await message.fill("A line of the message.\n".repeat(40));
  const map = page.locator("iframe").locator("..");
  await expect(map).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(map).toBeHidden();
  expect(await message.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1);
  // Question headings may contain buttons, because print styles show these buttons as plain headings.
  await expect(page.locator("main").locator("button:not(h3 button):visible")).toHaveCount(0);
  const border = (name: string) =>
    page.locator("label", { hasText: name }).evaluate((label) => getComputedStyle(label).borderColor);
  const { commercial, residential } = labels.serviceType;
  expect(await border(commercial)).not.toBe(await border(residential));
});

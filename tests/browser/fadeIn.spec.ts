import type { Page } from "@playwright/test";
import { examples, inFirefox, long, quick } from "./tags.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1024, height: 700 } });

/** Opens a page and scrolls a little, as a visitor who starts to read. */
async function startReading(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy(0, scrollY > 40 ? -20 : 20));
      return page.locator("[data-unseen]").count();
    })
    .toBeGreaterThan(0);
}

const opacities = (page: Page) =>
  page
    .locator("main section")
    .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).opacity));

// The gallery has no section between its list and the call that ends the page.
for (const path of specRoutes.filter((path) => path !== "/gallery"))
  test(
    `${path}: each section below the first view fades in`,
    path === "/contact" ? inFirefox : examples.includes(path) ? {} : long,
    async ({ page }) => {
      await startReading(page, path);
      const sections = page.locator('main section[data-unseen=""]');
      expect(await sections.count()).toBe(
        await page
          .locator("main section:not([data-closing])")
          .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top >= innerHeight).length),
      );
      const all = page.locator("main section");
      for (let index = 0; index < (await all.count()); index++) {
        const section = all.nth(index);
        if ((await section.getAttribute("data-unseen")) === "")
          await expect(section).toHaveCSS("opacity", "0");
        await section.scrollIntoViewIfNeeded();
        await expect(section).toHaveCSS("opacity", "1");
      }
    },
  );

test("a section that the visitor jumps over is visible", quick, async ({ page }) => {
  await startReading(page, "/");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(async () => new Set(await opacities(page))).toEqual(new Set(["1"]));
});

test("paper shows every section", async ({ page }) => {
  await startReading(page, "/");
  await page.emulateMedia({ media: "print" });
  expect(new Set(await opacities(page))).toEqual(new Set(["1"]));
});

test("with reduced motion no section fades in", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const script = page.waitForResponse(/Later/);
  await page.mouse.wheel(0, 20);
  await script;
  for (let step = 0; step < 5; step++) await page.mouse.wheel(0, 20);
  await expect(page.locator("[data-unseen]")).toHaveCount(0);
});

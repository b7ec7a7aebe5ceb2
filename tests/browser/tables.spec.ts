import type { Locator } from "@playwright/test";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, test } from "./test.ts";

// As much room as a phone of 320 pixels has, whose scroll bar takes none.
test.use({ viewport: { width: 335, height: 740 } });

test("on a phone three columns fit, and more of them fade into the colour of their section", async ({
  page,
}) => {
  const found = { whole: 0, fading: 0 };
  for (const path of specRoutes) {
    await page.goto(path);
    for (const table of await page.locator("[role=region]:has(> table)").all()) {
      const columns = await table.locator("thead th").count();
      const { hidden, fade, ground } = await table.evaluate(look);
      if (columns > 3) expect(fade, path).toContain(ground);
      else expect(hidden, path).toBe(0);
      found[columns > 3 ? "fading" : "whole"]++;
    }
  }
  expect(found.whole).toBeGreaterThan(2);
  expect(found.fading).toBeGreaterThan(2);
});

test("on a phone the arrow of a wide table goes when its end is seen", async ({ page }) => {
  await page.goto("/solutions/hospitals-schools");
  const table = page.locator("[role=region]:has(> table)").first();
  // Until it comes near or all else has come it has no layout, so nothing to scroll.
  await table.scrollIntoViewIfNeeded();
  await expect.poll(() => arrow(table)).toBe("1");
  await table.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  await expect.poll(() => arrow(table)).toBe("0");
});

test("on a phone a table of short values fits, and has no arrow", async ({ page }) => {
  await page.goto("/solutions/data-centers");
  const table = page.locator("[role=region]:has(> table)").first();
  await table.scrollIntoViewIfNeeded();
  expect((await table.evaluate(look)).hidden).toBe(0);
  expect(await arrow(table)).toBe("0");
});

const arrow = (table: Locator) => table.evaluate((element) => getComputedStyle(element, "::after").opacity);

/** Runs in the page: the pixels that a table hides, the fade over its edge, and the colour that lies under both. */
function look(table: Element) {
  const backgrounds: string[] = [];
  for (let element: Element | null = table; element; element = element.parentElement)
    backgrounds.push(getComputedStyle(element).backgroundColor);
  return {
    hidden: table.scrollWidth - table.clientWidth,
    fade: getComputedStyle(table, "::after").backgroundImage,
    ground: backgrounds.find((background) => background !== "rgba(0, 0, 0, 0)") ?? "",
  };
}

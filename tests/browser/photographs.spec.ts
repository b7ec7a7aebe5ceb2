import type { Page } from "@playwright/test";
import { expect, test } from "./changedSite.ts";

// All pictures of the changed site are opaque, like photographs.
test.describe.configure({ mode: "default" });

/** Areas in px² that the head's picture shares with the heading and each link. */
const covered = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const picture = main.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    const head = main.querySelector("h1")?.closest("div:has(img)") ?? main;
    return [...head.querySelectorAll("h1, p, a")].map((text) => {
      const box = text.getBoundingClientRect();
      const width = Math.min(box.right, picture.right) - Math.max(box.left, picture.left);
      const height = Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top);
      return Math.max(0, width) * Math.max(0, height);
    });
  });

for (const path of ["/", "/solutions/shopping-malls", "/solutions/cold-rooms", "/geothermal-hvac"])
  test(`${path}: no text lies on a photograph in the head`, async ({ page }) => {
    for (const width of [390, 768, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(Math.max(...(await covered(page))), `${width} px`).toBeLessThan(1);
    }
  });

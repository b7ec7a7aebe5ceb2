import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, test } from "./changedSite.ts";
import { dialog, next, shown } from "./gallery.ts";
import { examples, long } from "./tags.ts";
import { textsOnPictures } from "./overlaps.ts";

// Every picture of the changed site is an opaque photograph, in portrait or landscape format.
test.use({ photographs: true, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "default" });

const extra = ["/404.html", "/500.html", "/news", "/news/van"];
/** Pages of each type. `npm run test:deep` has all pages. */
const varied = [
  ...examples,
  "/about",
  "/geothermal-hvac",
  "/services/amc",
  "/solutions/cold-rooms",
  ...extra,
];

for (const { widths, paths, tag } of [
  { widths: [390, 1440], paths: varied, tag: {} },
  { widths: [390, 768, 1024, 1280, 1440, 1920, 2560], paths: [...specRoutes, ...extra], tag: long },
])
  test(`no text lies on photographs at ${widths.join("/")} px`, tag, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await textsOnPictures(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });

test("a frame shows the upper part of a portrait", async ({ page }) => {
  await page.goto("/");
  const heights = await page
    .locator("main img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => Number(image.getAttribute("height")) > Number(image.getAttribute("width")))
        .map((image) => parseFloat(getComputedStyle(image).objectPosition.split(" ")[1] ?? "")),
    );
  expect(heights.length).toBeGreaterThan(2);
  for (const height of heights) expect(height).toBeLessThan(25);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the lightbox shows whole photographs at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/gallery");
    await page.locator("main li[id] a").first().click();
    for (let step = 0; step < 4; step++) {
      await expect(dialog(page)).toBeVisible();
      await expect(shown(page)).toBeInViewport({ ratio: 1 });
      expect(await textsOnPictures(page)).toEqual([]);
      await next(page).click();
    }
  });

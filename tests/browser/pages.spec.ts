import { openParts, openStates } from "../fixtures/openStates.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { devices, setView, type View, violations } from "./axe.ts";
import { tabThrough, tabTo } from "./focus.ts";
import { labels } from "./labels.ts";
import { long, longUnlessExample, quick } from "./tags.ts";
import { overflowing } from "./overflowing.ts";
import { expect, test } from "./test.ts";

test.use({ trace: "off" });
test.slow();

const paths = [...specRoutes, "/404.html", "/500.html"];
const views = (Object.keys(devices) as View["device"][]).flatMap((device): View[] => [
  { device, colorScheme: "light" },
  { device, colorScheme: "dark" },
]);

for (const view of views)
  test.describe(`${view.device}, ${view.colorScheme}`, () => {
    test.beforeEach(({ page }) => setView(page, view));

    const isFirst = view === views[0];
    for (const path of paths)
      test(
        `${path}: axe reports nothing with each part open`,
        !isFirst ? long : path === "/" ? quick : path === "/404.html" ? {} : longUnlessExample(path),
        async ({ page }) => {
          await page.goto(path);
          for (const section of await page.locator("main section, footer").all())
            await section.scrollIntoViewIfNeeded();
          // Scrolls to the top, where the sticky header covers nothing that axe measures.
          await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
          expect.soft(await violations(page)).toEqual([]);
          for await (const { name, root } of openParts(page))
            expect.soft(await violations(page, root), name).toEqual([]);
        },
      );

    for (const { name, path, open } of openStates.filter(({ devices }) => devices.includes(view.device)))
      test(`axe reports nothing: ${name}`, long, async ({ page }) => {
        await page.goto(path);
        for await (const { name, root } of open(page))
          expect.soft(await violations(page, root), name).toEqual([]);
      });

    if (view.colorScheme === "light")
      for (const path of paths)
        test(
          `${path}: the focus is visible at each tab stop`,
          isFirst || path !== "/services/commercial-hvac" ? long : {},
          async ({ page }) => {
            await page.goto(path);
            await tabThrough(page);
            await tabTo(page, labels.skipLink, "Shift+Tab");
          },
        );
  });

/** Width and height in CSS pixels, and the browser's text zoom factor. */
const viewports = [
  [320, 640, 1],
  [320, 256, 1],
  [390, 844, 1],
  [390, 844, 2],
  [640, 740, 1],
  [1920, 900, 1],
] as const;

for (const path of paths)
  test(`${path} fits every viewport without overflow`, long, async ({ page }) => {
    for (const [width, height, text] of viewports) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${16 * text}px`);
      const found = await page.evaluate(overflowing);
      expect.soft(found, `${width} by ${height} pixels, text ${text}`).toEqual([]);
    }
  });

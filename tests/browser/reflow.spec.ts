import { specRoutes } from "../fixtures/specRoutes.ts";
import { long } from "./long.ts";
import { overflowing } from "./overflowing.ts";
import { expect, test } from "./test.ts";

const conditions = [
  { name: "a window of 320 pixels", viewport: { width: 320, height: 640 }, text: 1 },
  { name: "text of twice the size on a phone", viewport: { width: 360, height: 740 }, text: 2 },
  {
    name: "text of twice the size on a desktop",
    viewport: { width: 1280, height: 800 },
    text: 2,
    details: long,
  },
  { name: "a desktop zoomed to 400 %", viewport: { width: 320, height: 256 }, text: 1, details: long },
];

for (const { name, viewport, text, details = {} } of conditions) {
  test.describe(`in ${name}`, () => {
    test.use({ viewport });
    test("no page reaches out of the window", details, async ({ page }) => {
      test.slow();
      for (const path of [...specRoutes, "/404.html"]) {
        await page.goto(path);
        if (text !== 1)
          await page.evaluate((factor) => {
            document.documentElement.style.fontSize = `${16 * factor}px`;
          }, text);
        expect(await overflowing(page), path).toEqual([]);
      }
    });
  });
}

import { openParts } from "../fixtures/openStates.ts";
import { expect, hasApache, test } from "../browser/test.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";

test.use({ behind: "apache" });
test.skip(!hasApache(), "needs apache2 and openssl");

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`behind Apache, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const path of [...specRoutes, "/404.html", "/500.html"])
      test(`${path}, seen to its end and with each part opened: nothing is forbidden or complained of`, async ({
        page,
      }) => {
        await page.goto(path);
        for (const section of await page.locator("main section, footer").all())
          await section.scrollIntoViewIfNeeded();
        for await (const { name } of openParts(page)) expect(name).not.toBe("");
        // Not `networkidle`: with the map's frame replaced, Playwright may wait for it without end.
        await page.evaluate(() => {
          for (const image of document.images) image.loading = "eager";
        });
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      });
  });

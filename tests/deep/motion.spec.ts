import { expect, test } from "../browser/test.ts";
import { link } from "../fixtures/site.ts";

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`navigation has a view transition unless motion is reduced: ${reducedMotion}`, async ({ page }) => {
    const moves = reducedMotion === "no-preference";
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener("pageswap", ({ viewTransition }) =>
        sessionStorage.setItem("turned", String(viewTransition !== null)),
      ),
    );
    await page.goto("/");
    await page
      .locator(`main li a[href="${link("/solutions/cold-rooms")}"]`)
      .first()
      .click();
    await page.waitForURL("**/solutions/cold-rooms");
    expect(await page.evaluate(() => sessionStorage.getItem("turned"))).toBe(String(moves));
  });

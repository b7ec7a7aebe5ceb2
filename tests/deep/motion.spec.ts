import { expect, test } from "../browser/test.ts";
import { link } from "../fixtures/site.ts";

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`navigation has a view transition and parts are animated, unless motion is reduced: ${reducedMotion}`, async ({
    page,
  }) => {
    const moves = reducedMotion === "no-preference";
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener("pageswap", ({ viewTransition }) =>
        sessionStorage.setItem("turned", String(viewTransition !== null)),
      ),
    );
    await page.goto("/");
    const animated = (all: Element[]) =>
      all.filter((element) => getComputedStyle(element).animationName !== "none").length;
    expect((await page.locator("main img, main section *").evaluateAll(animated)) > 0).toBe(moves);
    await page
      .locator(`main li a[href="${link("/solutions/cold-rooms")}"]`)
      .first()
      .click();
    await page.waitForURL("**/solutions/cold-rooms");
    expect(await page.evaluate(() => sessionStorage.getItem("turned"))).toBe(String(moves));
  });

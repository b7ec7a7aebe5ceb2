import { expect, test } from "../browser/test.ts";
import { link } from "../fixtures/site.ts";

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const moves = reducedMotion === "no-preference";

  test(`${moves ? "a view transition leads to the next page" : "pages change without a transition"}: ${reducedMotion}`, async ({
    page,
  }) => {
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

  test(`text rises on scrolling without fading, or does not move: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/about");
    const block = page.locator("main section:has(h2) > div > :not(:has(h2))").nth(2);
    /** Remaining offset of the block and its opacity, with `pixels` of it inside the window. */
    const state = (shown: number) =>
      block.evaluate((element, pixels) => {
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight + pixels, behavior: "instant" });
        return new Promise<{ below: number; opacity: string }>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { transform, opacity } = getComputedStyle(element);
              resolve({ below: new DOMMatrix(transform).m42, opacity });
            }),
          ),
        );
      }, shown);
    const entering = await state(10);
    expect(entering.below > 20).toBe(moves);
    expect(entering.opacity).toBe("1");
    expect(await state(500)).toEqual({ below: 0, opacity: "1" });
    const animations = await page
      .locator("main img, main section *")
      .evaluateAll(
        (all) => all.filter((element) => getComputedStyle(element).animationName !== "none").length,
      );
    expect(animations > 0).toBe(moves);
  });
}

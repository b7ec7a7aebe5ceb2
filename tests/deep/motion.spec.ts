import type { Page } from "@playwright/test";
import { expect, test } from "../browser/test.ts";
import { cardTitle } from "../browser/labels.ts";

/** Notes of each page, as it is left and as it appears: whether it turns, and which pictures have the scene's name. */
function noteTransitions() {
  const note = (moment: string, turns: boolean) => {
    const named = [...document.querySelectorAll("picture")]
      .filter((picture) => getComputedStyle(picture).viewTransitionName === "scene")
      .map((picture) => (picture.closest("li") ? "card" : picture.closest("a") ? "slide" : "head"));
    const notes = sessionStorage.getItem("notes") ?? "";
    sessionStorage.setItem(
      "notes",
      `${notes}${moment} ${turns ? "turning" : "plain"} ${named.join(" and ")};`,
    );
  };
  addEventListener("pageswap", ({ viewTransition }) => note("left", viewTransition !== null));
  addEventListener("pagereveal", ({ viewTransition }) => {
    // The page that the test opens comes from nowhere.
    if (viewTransition) note("came", true);
  });
}
/** A page that comes slowly may turn before its head is there, and then just fades. */
const arrived = (page: Page) =>
  expect(page.locator("picture:has([fetchpriority])")).toHaveCSS("view-transition-name", "scene");
const notes = (page: Page) => page.evaluate(() => sessionStorage.getItem("notes") ?? "");

test.describe("a page turns into the next", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(noteTransitions);
    await page.goto("/");
  });

  test("a card's picture into the page's hero picture, and back", async ({ page }) => {
    await page
      .locator("main")
      .getByRole("link", { name: cardTitle("/solutions/cold-rooms"), exact: true })
      .click();
    await page.waitForURL("**/solutions/cold-rooms");
    await expect.poll(() => notes(page)).toMatch(/^left turning card;came turning (head)?;$/);
    await arrived(page);
    // Playwright lets no page rest in memory; where one does, its link still has the focus and so its card the name.
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => notes(page)).toMatch(/;left turning head;came turning (head)?;$/);
  });

  test("a slide's picture too, and by the keyboard", async ({ page }) => {
    await page.locator("#latest-projects").getByRole("link").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/solutions/apartments-homes");
    await expect.poll(() => notes(page)).toMatch(/^left turning slide;came turning (head)?;$/);
    await arrived(page);
  });

  test("one head into another, where no card was used", async ({ page }) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about");
    await expect.poll(() => notes(page)).toMatch(/^left turning head;came turning (head)?;$/);
    await arrived(page);
  });
});

test("pages change at once for visitors who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(noteTransitions);
  await page.goto("/");
  await page
    .locator("main")
    .getByRole("link", { name: cardTitle("/solutions/cold-rooms"), exact: true })
    .click();
  await page.waitForURL("**/solutions/cold-rooms");
  expect(await notes(page)).toBe("left plain ;");
});

test("words below a heading rise with the scroll and never fade; nothing moves with reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/about");
  const block = page.locator("main section:has(h2) > div > :not(:has(h2))").nth(2);
  /** How far the block still has to rise, and its opacity, with so many pixels of it in the window. */
  const state = (shown: number) =>
    block.evaluate((element, pixels) => {
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight + pixels, behavior: "instant" });
      return new Promise<{ below: number; opacity: number }>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { transform, opacity } = getComputedStyle(element);
            resolve({ below: new DOMMatrix(transform).m42, opacity: Number(opacity) });
          }),
        ),
      );
    }, shown);
  const entering = await state(10);
  expect(entering.below).toBeGreaterThan(20);
  expect(entering.opacity).toBe(1);
  expect(await state(500)).toEqual({ below: 0, opacity: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await state(10)).toEqual({ below: 0, opacity: 1 });
  const names = await page
    .locator("main img, main section *")
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).animationName));
  expect(new Set(names)).toEqual(new Set(["none"]));
});

import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

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
    await page.locator("main").getByRole("link", { name: "Cold Rooms", exact: true }).click();
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
  await page.locator("main").getByRole("link", { name: "Cold Rooms", exact: true }).click();
  await page.waitForURL("**/solutions/cold-rooms");
  expect(await notes(page)).toBe("left plain ;");
});

test("words and pictures fade in with the scroll, words within 100 pixels; nothing fades with reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/about");
  const words = page.locator("main section").nth(2).locator("h2");
  /** Opacity of the words with so many pixels of their block in the window. */
  const opacity = (shown: number) =>
    words.evaluate((heading, pixels) => {
      const block = heading.closest("section > div > *") ?? heading;
      scrollBy({ top: block.getBoundingClientRect().top - innerHeight + pixels, behavior: "instant" });
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(getComputedStyle(block).opacity))),
        ),
      );
    }, shown);
  expect(await opacity(10)).toBeLessThan(0.5);
  expect(await opacity(100)).toBe(1);
  expect(await opacity(500)).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const shown of [10, 100]) expect(await opacity(shown)).toBe(1);
  const names = await page
    .locator("main img, main section *")
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).animationName));
  expect(new Set(names)).toEqual(new Set(["none"]));
});

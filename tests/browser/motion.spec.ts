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

  test("a card's picture into the head of its page, and a head into what stands there on the way back", async ({
    page,
  }) => {
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

/** The least opacity of a section's words. */
const faintest = (page: Page) =>
  page
    .locator("main section")
    .nth(2)
    .locator("h2, h3, p")
    .evaluateAll((words) => Math.min(...words.map((word) => Number(getComputedStyle(word).opacity))));

test("pictures fade in with the scroll, words never fade, and nothing moves where motion is reduced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const moving = await page
    .locator("main section img")
    .first()
    .evaluate((picture) => getComputedStyle(picture).animationName);
  expect(moving).not.toBe("none");
  expect(await faintest(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = await page
    .locator("main section img")
    .first()
    .evaluate((picture) => getComputedStyle(picture).animationName);
  expect(still).toBe("none");
});

import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Notes, as the page is left, whether it turns into the next and whether a card's picture takes the scene's name. */
function noteTransitions() {
  addEventListener("pageswap", ({ viewTransition }) => {
    const named = document.querySelector('li picture[style*="view-transition-name"]');
    sessionStorage.setItem(
      "notes",
      `left ${viewTransition ? "turning" : "plain"} ${named ? "from a card" : ""}`,
    );
  });
}
const notes = (page: Page) => page.evaluate(() => sessionStorage.getItem("notes") ?? "");

test("a card's picture turns into the head of its page", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Firefox turns no page into the next");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await page.evaluate(noteTransitions);
  await page.locator("main").getByRole("link", { name: "Cold Rooms" }).click();
  await page.waitForURL("**/solutions/cold-rooms");
  expect(await notes(page)).toContain("left turning from a card");
});

test("pages change at once for visitors who prefer reduced motion", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Firefox turns no page into the next");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.evaluate(noteTransitions);
  await page.locator("main").getByRole("link", { name: "Cold Rooms" }).click();
  await page.waitForURL("**/solutions/cold-rooms");
  expect(await notes(page)).toContain("left plain");
});

/** Animations of a section's pictures, and the least opacity of its words. */
const section = (page: Page) =>
  page
    .locator("main section")
    .nth(2)
    .evaluate((element) => {
      const picture = element.querySelector("picture");
      const words = [...element.querySelectorAll("h2, h3, p")];
      return {
        animation: picture ? getComputedStyle(picture).animationName : "",
        faintest: Math.min(...words.map((word) => Number(getComputedStyle(word).opacity))),
      };
    });

test("pictures fade in with the scroll, words never fade, and nothing moves where motion is reduced", async ({
  page,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Firefox has no animations that scrolling drives");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const moving = await page
    .locator("main section picture")
    .first()
    .evaluate((picture) => getComputedStyle(picture).animationName);
  expect(moving).not.toBe("none");
  expect((await section(page)).faintest).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = await page
    .locator("main section picture")
    .first()
    .evaluate((picture) => getComputedStyle(picture).animationName);
  expect(still).toBe("none");
});

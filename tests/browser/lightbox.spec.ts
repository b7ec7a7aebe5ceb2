import { at, choose, dialog, files, next, open, picture, project, shown, title, total } from "./gallery.ts";
import { labels } from "./labels.ts";
import { expect, swipe, test } from "./test.ts";
import { quick } from "./tags.ts";

const [first = "", second = ""] = files;
const last = files.at(-1) ?? "";

test("a picture traps the focus", quick, async ({ page }) => {
  await page.goto("/gallery");
  const offices = project("offices");
  const alt = (await picture(page, "offices").locator("img").getAttribute("alt")) ?? "?";
  await open(page, "offices");
  await expect(page.getByRole("dialog", { name: offices.title, description: alt })).toBeVisible();
  for (const words of [offices.title, offices.category, at(files.indexOf("offices") + 1), alt])
    await expect(dialog(page).getByText(words, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole("link")).toHaveAttribute("href", /\/solutions\/offices-factories$/);
  const source = () => shown(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toMatch(/offices-\w+-1200\.avif$/);
  const stops = new Set<string>();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const stop = dialog(page).locator(":focus");
    stops.add((await stop.getAttribute("aria-label")) ?? (await stop.innerText()));
  }
  const { previous, next: following, more } = labels.lightbox;
  expect(stops).toEqual(new Set([labels.close, previous, following, more]));
  // Screen readers must not reach the content behind the dialog.
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
});

test("each change of the picture is announced", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, first);
  const region = dialog(page).locator("[aria-live=polite][aria-atomic=true]");
  const previous = dialog(page).getByRole("button", { name: labels.lightbox.previous });
  for (const [move, file, position] of [
    [() => next(page).click(), second, 2],
    [() => previous.click(), first, 1],
    [() => previous.click(), last, total],
    [() => page.keyboard.press("ArrowRight"), first, 1],
    [() => page.keyboard.press("ArrowLeft"), last, total],
  ] as const) {
    await move();
    await expect(title(page)).toHaveText(project(file).title);
    for (const words of [at(position), project(file).category, project(file).title])
      await expect(region).toContainText(words);
  }
  await expect(previous).toBeFocused();
  await expect(dialog(page).locator("[data-offset]")).toHaveCount(3);
});

test("shows only the selected category", async ({ page }) => {
  await page.goto("/gallery");
  await choose(page, project("restaurants").category);
  await open(page, "restaurants");
  await expect(dialog(page).getByText(at(2, 2))).toBeVisible();
  for (const file of ["kitchens", "restaurants"]) {
    await next(page).click();
    await expect(title(page)).toHaveText(project(file).title);
  }
  await page.keyboard.press("Escape");
  await choose(page, project("data-centers").category);
  await open(page, "data-centers");
  await expect(dialog(page).getByText(at(1, 1))).toBeVisible();
  await expect(next(page)).toBeHidden();
  await page.evaluate((id) => (location.hash = id), project("homes").id);
  await expect(title(page)).toHaveText(project("homes").title);
  await expect(dialog(page).getByText(at(files.indexOf("homes") + 1))).toBeVisible();
});

test("in a narrow viewport all buttons are visible", quick, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/gallery#${project("three-wheeler").id}`);
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
  for (const button of await dialog(page).getByRole("button").all())
    await expect(button).toBeInViewport({ ratio: 1 });
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a swipe shows the next picture", async ({ page }) => {
    await page.goto("/gallery");
    await picture(page, first).tap();
    await expect(title(page)).toHaveText(project(first).title);
    const stage = dialog(page).locator("[data-offset='0']").locator("..");
    await expect(stage).toHaveCSS("touch-action", /pinch-zoom/);
    for (const [distance, file] of [
      [-120, second],
      [-4, second],
      [120, first],
    ] as const) {
      await swipe(page, 300, 200, 200 + distance);
      await expect(title(page)).toHaveText(project(file).title);
    }
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizePinchGesture", { x: 195, y: 300, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(title(page)).toHaveText(project(first).title);
  });
});

test("Next works if the browser refuses to change the URL", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, first);
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException("too many calls", "SecurityError");
    };
  });
  await next(page).click();
  await expect(title(page)).toHaveText(project(second).title);
});

test("paper shows the page instead of an open lightbox", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, first);
  await page.emulateMedia({ media: "print" });
  await expect(dialog(page)).toBeHidden();
});

test("the whole window is as dark as the lightbox", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/gallery");
  await open(page, first);
  const background = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background("html")).toBe(await background("[role=dialog]"));
});

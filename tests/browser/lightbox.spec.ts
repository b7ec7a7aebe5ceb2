import { at, choose, dialog, files, next, open, picture, project, shown, title, total } from "./gallery.ts";
import { labels } from "./labels.ts";
import { expect, test } from "./test.ts";

const [first = "", second = ""] = files;
const last = files.at(-1) ?? "";

test("shows the picture with its texts and the way to its page, and holds the focus", async ({ page }) => {
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
  // The content behind is hidden from screen readers.
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
});

test("buttons and arrow keys move on, around the ends, and each change is announced", async ({ page }) => {
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
  // Only the picture and its neighbours are loaded.
  await expect(dialog(page).locator("[data-offset]")).toHaveCount(3);
});

test("keeps to the category that is chosen, until an address names another picture", async ({ page }) => {
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

test("in a low or narrow window every button is in view and no smaller than a finger", async ({ page }) => {
  await page.goto(`/gallery#${project("three-wheeler").id}`);
  const buttons = dialog(page).getByRole("button");
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const sides = () =>
      buttons.evaluateAll((all) => all.flatMap((one) => [one.clientWidth, one.clientHeight]));
    await expect.poll(async () => Math.min(...(await sides()))).toBeGreaterThanOrEqual(44);
    expect((await shown(page).boundingBox())?.height).toBeGreaterThan(120);
  }
});

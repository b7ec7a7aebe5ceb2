import { at, choose, dialog, next, open, picture, previous, project, shown, title } from "./gallery.ts";
import { expect, test } from "./test.ts";
import { labels } from "./labels.ts";

test("shows the picture with title, category, description, position and the way to its page", async ({
  page,
}) => {
  await page.goto("/gallery");
  const offices = project("offices");
  const alt = await picture(page, "offices").locator("img").getAttribute("alt");
  await open(page, "offices");
  await expect(
    page.getByRole("dialog", { name: project("offices").title, description: alt ?? "?" }),
  ).toBeVisible();
  for (const words of [offices.title, offices.category, at(3), alt ?? "?"])
    await expect(dialog(page).getByText(words, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole("link")).toHaveAttribute("href", /\/solutions\/offices-factories$/);
  const { shownAs, natural } = await shown(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { shownAs: image.currentSrc, natural: image.naturalWidth };
  });
  expect(shownAs).toMatch(/offices-\w+-1200\.avif$/);
  expect(natural).toBeGreaterThan(900);
});

test("buttons and arrow keys move on, around the ends, and the words change with the picture", async ({
  page,
}) => {
  await page.goto("/gallery");
  await open(page, "apartments");
  await next(page).click();
  await expect(title(page)).toHaveText(project("homes").title);
  await expect(dialog(page).getByText(at(2))).toBeVisible();
  await expect(next(page)).toBeFocused();
  await previous(page).click();
  await previous(page).click();
  await expect(title(page)).toHaveText(project("cold-room").title);
  await expect(dialog(page).getByText(at(17))).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText(project("apartments").title);
  await page.keyboard.press("ArrowLeft");
  await expect(title(page)).toHaveText(project("cold-room").title);
  await expect(shown(page)).toHaveAttribute("alt", project("cold-room").title);
});

test("the words are a live region, so that each change is announced", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, "apartments");
  const first = project("apartments");
  const region = dialog(page).locator("[aria-live=polite][aria-atomic=true]");
  for (const words of [at(1), first.category, first.title]) await expect(region).toContainText(words);
});

test("the focus stays inside, and what is behind is hidden from screen readers", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, "homes");
  const seen: string[] = [];
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    seen.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest("[role=dialog]")
          ? (focused.ariaLabel ?? focused.textContent ?? "")
          : "outside";
      }),
    );
  }
  expect(new Set(seen)).toEqual(
    new Set([labels.close, labels.lightbox.previous, labels.lightbox.next, labels.lightbox.more]),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
});

test("keeps to the category that is chosen", async ({ page }) => {
  await page.goto("/gallery");
  await choose(page, "Hospitality");
  await open(page, "restaurants");
  await expect(dialog(page).getByText(at(2, 2))).toBeVisible();
  await next(page).click();
  await expect(title(page)).toHaveText(project("kitchens").title);
  await next(page).click();
  await expect(title(page)).toHaveText(project("restaurants").title);
  await page.keyboard.press("Escape");
  await choose(page, "Technology");
  await open(page, "data-centers");
  await expect(dialog(page).getByText(at(1, 1))).toBeVisible();
  await expect(next(page)).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText(project("data-centers").title);
});

test("loads the neighbours of the picture, and nothing further", async ({ page }) => {
  await page.goto("/gallery");
  await page.waitForLoadState("networkidle");
  const large = new Set<string>();
  page.on("request", (request) => {
    const name = /\/images\/([a-z-]+)-\w+-1200/.exec(request.url())?.[1];
    if (name) large.add(name);
  });
  const asked = async () => {
    const tiles = await page
      .locator("main li img")
      .evaluateAll((images) => (images as HTMLImageElement[]).map(({ currentSrc }) => currentSrc));
    return [...large]
      .filter((name) => !tiles.some((src) => src.includes(`/${name}-`) && src.includes("-1200")))
      .sort();
  };
  await open(page, "factories");
  await expect.poll(asked).toEqual(["factories", "hospitals", "offices"]);
  await next(page).click();
  await expect.poll(asked).toEqual(["factories", "hospitals", "offices", "schools"]);
});

for (const viewport of [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} by ${viewport.height} every target is 44 pixels or more and in the window`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`/gallery#${project("three-wheeler").id}`);
    await expect(dialog(page)).toBeVisible();
    await page.waitForTimeout(200);
    for (const target of await dialog(page).locator("a, button").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    for (const target of await dialog(page).getByRole("button").all())
      await expect(target).toBeInViewport({ ratio: 1 });
    expect((await shown(page).boundingBox())?.height).toBeGreaterThan(120);
    expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.keyboard.press("Escape");
    const small = await page
      .locator("main li[id] a, main fieldset label")
      .evaluateAll((targets) =>
        targets.map((target) => target.getBoundingClientRect().height).filter((height) => height < 44),
      );
    expect(small).toEqual([]);
  });
}

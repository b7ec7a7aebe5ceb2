import type { Page } from "@playwright/test";
import { expect, saveData, hydrated, test } from "./test.ts";

const pages = ["/services/residential-hvac", "/services/railways-hvac"];
const island = (page: Page) => page.locator("[data-island=Accordion]").first();
const headers = (page: Page) => island(page).getByRole("button");
const states = (page: Page) =>
  headers(page).evaluateAll((buttons) => buttons.map((button) => button.ariaExpanded === "true"));
const bodies = (page: Page) => island(page).locator("h3 + div > div");

for (const path of pages) {
  test(`${path}: one item open at a time, the first one at the start; all may be closed`, async ({
    page,
  }) => {
    await page.goto(path);
    await island(page).scrollIntoViewIfNeeded();
    await hydrated(page, "Accordion");
    const count = await headers(page).count();
    const only = (open: number) => Array.from({ length: count }, (_, index) => index === open);
    expect(await states(page)).toEqual(only(0));
    await expect(bodies(page).nth(0)).toBeVisible();
    await expect(bodies(page).nth(1)).toBeHidden();
    await headers(page).nth(1).click();
    expect(await states(page)).toEqual(only(1));
    // Ids made in the browser must be those of the HTML; React reports no difference in production.
    const controlled = await headers(page).nth(1).getAttribute("aria-controls");
    await expect(page.locator(`[id="${controlled}"]`)).toBeVisible();
    await expect(bodies(page).nth(0)).toBeHidden();
    await expect(bodies(page).nth(1)).toBeVisible();
    await headers(page).nth(1).click();
    expect(await states(page)).toEqual(only(-1));
    await expect(bodies(page).nth(1)).toBeHidden();
  });
}

test("a closed panel keeps its links from the keyboard, its text and its landmark from screen readers", async ({
  page,
}) => {
  await page.goto("/services/residential-hvac");
  await expect(bodies(page).nth(1)).toHaveCSS("content-visibility", "hidden");
  await expect(island(page).getByRole("region")).toHaveCount(1);
});

test("opens with an animation, and at once with reduced motion", async ({ page }) => {
  const movesOnOpening = async () => {
    await page.goto("/services/residential-hvac");
    await island(page).scrollIntoViewIfNeeded();
    await hydrated(page, "Accordion");
    return headers(page)
      .nth(1)
      .evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        return document
          .getAnimations()
          .some((motion) => (motion as CSSTransition).transitionProperty === "grid-template-rows");
      });
  };
  expect(await movesOnOpening()).toBe(true);
  await expect.poll(async () => (await bodies(page).nth(1).boundingBox())?.height).toBeGreaterThan(40);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await movesOnOpening()).toBe(false);
});

for (const path of pages) {
  test(`${path}: an address may name each item: it opens and is scrolled to, below the header`, async ({
    page,
  }) => {
    // A load of the page for each item.
    test.slow();
    await page.goto(path);
    const ids = await island(page)
      .locator("h3")
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(2);
    for (const [index, id] of ids.entries()) {
      await page.goto("about:blank");
      await page.goto(`${path}#${id}`);
      await expect(headers(page).nth(index)).toHaveAttribute("aria-expanded", "true");
      await expect(bodies(page).nth(index)).toBeVisible();
      await expect(headers(page).nth(index)).toBeInViewport({ ratio: 1 });
      const band = (await page.locator("header").boundingBox())?.height ?? 0;
      // While the item before it closes, it is on its way.
      await expect
        .poll(async () => (await headers(page).nth(index).boundingBox())?.y)
        .toBeGreaterThanOrEqual(band);
    }
  });
}

test("the browser's own search opens the item in which it finds words", async ({ page }) => {
  await saveData(page);
  await page.goto("/services/residential-hvac");
  const words = (await bodies(page).nth(1).textContent())?.trim().split(" ").slice(0, 6).join(" ") ?? "";
  await page.goto("about:blank");
  await page.goto(`/services/residential-hvac#:~:text=${encodeURIComponent(words)}`);
  await expect(headers(page).nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(bodies(page).nth(1)).toBeInViewport();
  for (const other of [0, 2]) await expect(bodies(page).nth(other)).toBeHidden();
});

test("what was opened and closed can be found again", async ({ page }) => {
  await page.goto("/services/residential-hvac");
  await headers(page).nth(1).click();
  await headers(page).nth(2).click();
  await expect(bodies(page).nth(1)).toHaveAttribute("hidden", "until-found");
  await bodies(page).nth(1).dispatchEvent("beforematch");
  await expect(headers(page).nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(bodies(page).nth(2)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every item is visible", async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      for (const body of await bodies(page).all()) {
        await expect(body).toBeVisible();
        expect((await body.innerText()).length).toBeGreaterThan(20);
        expect((await body.boundingBox())?.height).toBeGreaterThan(20);
      }
    }
  });
});

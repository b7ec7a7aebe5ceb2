import type { Page } from "@playwright/test";
import { telHref } from "../../src/content/contacts.ts";
import { link, site } from "../fixtures/site.ts";
import { labels, menuName } from "./labels.ts";
import { sheet, trigger } from "./sheet.ts";
import { expect, test } from "./test.ts";
import { quick } from "./tags.ts";

test.use({ viewport: { width: 390, height: 844 } });

const group = (page: Page, name: string) => sheet(page).getByRole("button", { name });
const entry = (page: Page, name: string) => sheet(page).getByRole("link", { name });

test("each way of closing restores focus or scroll position", quick, async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  for (const close of [
    () => page.getByRole("button", { name: labels.close }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(370, 600),
    () => page.keyboard.press("Enter"),
  ]) {
    await trigger(page).click();
    await expect(sheet(page)).toBeVisible();
    await expect(page.getByRole("button", { name: labels.close })).toBeFocused();
    await page.mouse.move(370, 600);
    await page.mouse.wheel(0, 600);
    await close();
    await expect(sheet(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    expect(await scrolled()).toBe(before);
  }
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(before);
});

test("the drawer has the specified width below 1280 pixels", async ({ page }) => {
  await page.goto("/about");
  await trigger(page).click();
  const width = async () => (await sheet(page).boundingBox())?.width;
  await expect.poll(width).toBeCloseTo(390 * 0.75, 0);
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect.poll(width).toBeCloseTo(384, 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sheet(page)).toBeHidden();
  await expect(trigger(page)).toBeHidden();
  await expect(page.locator("#menu")).toBeVisible();
});

test("lists the menu's links under the same headings", quick, async ({ page }) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  const hrefs = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((element) => element.getAttribute("href")));
  await expect.poll(() => hrefs("[role=dialog] nav a")).toEqual(await hrefs("#menu a"));
  const items = site.navigation.menu.flatMap(({ subItems = [] }) => subItems);
  const headings = new Set(items.map((item) => item.group));
  for (const heading of headings)
    for (const place of [sheet(page), page.locator("#menu")])
      await expect(place.getByText(heading ?? "", { exact: true }).first()).toBeAttached();
  expect(headings.size).toBeGreaterThan(1);
});

test("each group toggles on its own", quick, async ({ page }) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  const current = entry(page, menuName("/services/amc"));
  const solution = entry(page, menuName("/solutions/data-centers"));
  await expect(current).toBeVisible();
  await expect(solution).toBeHidden();
  await group(page, "Solutions").click();
  await group(page, "Services").click();
  await expect(current).toBeHidden();
  await expect(solution).toBeVisible();
  await expect(page).toHaveURL(link("/services/amc"));
});

test("marks the current page", async ({ page }) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  const current = entry(page, menuName("/services/amc"));
  await expect(current).toHaveAttribute("aria-current", "page");
  const plain = await entry(page, menuName("/services/cold-storage")).evaluate(
    (element) => getComputedStyle(element).backgroundColor,
  );
  await expect(current).not.toHaveCSS("background-color", plain);
});

test("offers each contact", async ({ page }) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  const { phone, social } = site.facts;
  await expect(sheet(page).locator(`a[href="${telHref(phone)}"]`)).toBeVisible();
  await expect(sheet(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  for (const { label } of social) await expect(entry(page, label)).toBeVisible();
});

test("shows a third level as a nested group", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    const item = document.querySelector("#menu li:has(> ul)")?.cloneNode(true) as HTMLElement;
    item
      .querySelector("button")
      ?.replaceWith(Object.assign(document.createElement("p"), { textContent: "Deep" }));
    for (const link of item.querySelectorAll("a")) link.textContent += " below";
    item.querySelector("a")?.setAttribute("aria-current", "page");
    document.querySelector("#menu button + ul")?.append(item);
  });
  await trigger(page).click();
  const deepest = entry(page, "below").first();
  await expect(deepest).toBeVisible();
  await group(page, "Deep").click();
  await expect(deepest).toBeHidden();
  await expect(entry(page, menuName("/services/amc"))).toBeVisible();
});

test("in a low viewport all entries are reachable", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/solutions/cold-rooms");
  await trigger(page).click();
  const current = sheet(page).locator("[aria-current=page]");
  await expect(current).toBeInViewport({ ratio: 1 });
  const quote = sheet(page)
    .locator(`a[href="${link("/contact")}"]`)
    .last();
  // A trial click fails if another element covers the link.
  await quote.click({ trial: true });
  // The required ratio is below 1 because the list may end at a fractional pixel.
  await expect(quote).toBeInViewport({ ratio: 0.98 });
  await current.click({ trial: true });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(sheet(page)).toBeHidden();
});

test.describe("when its content throws", () => {
  test.use({ expectedMessage: /the page has no menu/ });

  test("the open drawer shows the error", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => document.querySelector("#menu")?.remove());
    await trigger(page).click();
    await expect(sheet(page).getByRole("alert")).toContainText(labels.applicationError);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the button links to the full list of links", async ({ page }) => {
    await page.goto("/about");
    await expect(trigger(page)).toBeHidden();
    await page.getByRole("link", { name: "Toggle navigation" }).click();
    await expect(page).toHaveURL(/#footer-links$/);
    await expect(page.locator("#footer-links")).toBeInViewport();
  });
});

test("an opened group scrolls into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services/amc");
  await trigger(page).click();
  await group(page, "Solutions").click();
  await expect(entry(page, menuName("/solutions/data-centers"))).toBeInViewport();
  await expect(entry(page, menuName("/solutions/apartments-homes"))).toBeInViewport();
});

test("paper shows the page instead of an open drawer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await trigger(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(sheet(page)).toBeHidden();
});

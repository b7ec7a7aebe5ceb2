import type { Page } from "@playwright/test";
import { telHref } from "../../src/content/contacts.ts";
import { link, site } from "../fixtures/dist.ts";
import { sheet, trigger } from "./sheet.ts";
import { expect, test } from "./test.ts";
import { labels, menuName } from "./labels.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("opens by the very first tap", async ({ page }) => {
    await page.goto("/about");
    await trigger(page).tap();
    await expect(sheet(page)).toBeVisible();
  });
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ["the close button", (page) => page.getByRole("button", { name: labels.close }).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["a click outside", (page) => page.mouse.click(370, 600)],
];
for (const [name, close] of [
  ...ways,
  ["a key on the close button", (page) => page.keyboard.press("Enter")],
] as typeof ways)
  test(`closes by ${name}, every time; the focus returns to the button and the page stays scrolled`, async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
    const before = await page.evaluate(() => scrollY);
    for (let time = 0; time < 3; time++) {
      await trigger(page).click();
      await expect(sheet(page)).toBeVisible();
      await page.waitForTimeout(300);
      await close(page);
      await expect(sheet(page)).toBeHidden();
      await expect(trigger(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
    }
  });

test("is three quarters of a phone wide, and never wider than 24rem", async ({ page }) => {
  await page.goto("/about");
  await trigger(page).click();
  expect((await sheet(page).boundingBox())?.width).toBeCloseTo(390 * 0.75, 0);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect((await sheet(page).boundingBox())?.width).toBeCloseTo(384, 2);
  expect((await sheet(page).boundingBox())?.height).toBeCloseTo(768, 2);
});

test("gives way to the desktop menu from 1280 pixels on", async ({ page }) => {
  await page.goto("/about");
  await page.setViewportSize({ width: 1279, height: 800 });
  await trigger(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sheet(page)).toBeHidden();
  await expect(trigger(page)).toBeHidden();
  await expect(page.locator("#menu")).toBeVisible();
});

test.describe("when its content throws", () => {
  test.use({ expectedMessage: /the page has no navigation with the id "menu"/ });

  test("the sheet shows the error and can still be closed", async ({ page }) => {
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

  test("the button is a link of the same name to the full list of links", async ({ page }) => {
    await page.goto("/about");
    await expect(trigger(page)).toBeHidden();
    await page.getByRole("link", { name: "Toggle navigation" }).click();
    await expect(page).toHaveURL(/#footer-links$/);
    await expect(page.locator("#footer-links")).toBeInViewport();
  });
});

test("lists the desktop menu's links, opens the group of the current page and marks the page", async ({
  page,
}) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  const hrefs = (root: string) =>
    page.locator(root).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect(sheet(page)).toBeVisible();
  await expect.poll(() => hrefs("[role=dialog] nav a")).toEqual(await hrefs("#menu a"));
  const current = sheet(page).getByRole("link", { name: "AMC" });
  await expect(current).toHaveAttribute("aria-current", "page");
  const other = sheet(page).getByRole("link", { name: menuName("/services/cold-storage") });
  const plain = await other.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(current).not.toHaveCSS("background-color", plain);
  await expect(sheet(page).getByRole("button", { name: "Solutions" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await expect(sheet(page).getByRole("link", { name: menuName("/solutions/data-centers") })).toBeHidden();
});

test("each group opens and closes by itself and never navigates", async ({ page }) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  const services = sheet(page).getByRole("button", { name: "Services" });
  const solutions = sheet(page).getByRole("button", { name: "Solutions" });
  await solutions.click();
  await expect(sheet(page).getByRole("link", { name: menuName("/solutions/data-centers") })).toBeVisible();
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await services.click();
  await expect(sheet(page).getByRole("link", { name: "AMC" })).toBeHidden();
  await expect(solutions).toHaveAttribute("aria-expanded", "true");
  expect(new URL(page.url()).pathname).toBe("/services/amc");
});

test("shows a third level as a group within a group, open down to the current page", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    const group = document.querySelector("#menu button + ul");
    const item = document.createElement("li");
    const heading = document.createElement("p");
    heading.textContent = "Deep";
    const list = document.createElement("ul");
    const link = document.createElement("a");
    link.href = "/services/amc#deep";
    link.textContent = "Deepest";
    link.ariaCurrent = "page";
    const listItem = document.createElement("li");
    listItem.append(link);
    list.append(listItem);
    item.append(heading, list);
    group?.append(item);
  });
  await trigger(page).click();
  const deep = sheet(page).getByRole("button", { name: "Deep" });
  await expect(sheet(page).getByRole("button", { name: "Services" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(deep).toHaveAttribute("aria-expanded", "true");
  await expect(sheet(page).getByRole("link", { name: "Deepest" })).toBeVisible();
  await deep.click();
  await expect(sheet(page).getByRole("link", { name: "Deepest" })).toBeHidden();
  await expect(sheet(page).getByRole("link", { name: "AMC" })).toBeVisible();
});

test("locks the page's scroll without moving it", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/about");
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(500);
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector("main")?.getBoundingClientRect().width]);
  const before = await place();
  const button = await trigger(page).boundingBox();
  await page.mouse.click((button?.x ?? 0) + 22, (button?.y ?? 0) + 22);
  await expect(sheet(page)).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(400);
  expect(await place()).toEqual(before);
});

test("every target in the sheet is at least 44 pixels high", async ({ page }) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  await sheet(page).getByRole("button", { name: "Solutions" }).click();
  await page.waitForTimeout(400);
  const heights = await sheet(page).evaluate((element) =>
    [...element.querySelectorAll("a, button")].map((target) => target.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("closes when the page is left, so that coming back does not find it open", async ({ page }) => {
  await page.goto("/about");
  await trigger(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(sheet(page)).toBeHidden();
});

for (const [width, height] of [
  [390, 664],
  [320, 256],
] as const)
  test(`in a window of ${width} by ${height} it opens with the current page in view, and all of it can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/solutions/cold-rooms");
    await trigger(page).click();
    const current = sheet(page).locator("[aria-current=page]");
    await expect(current).toBeInViewport({ ratio: 1 });
    const quote = sheet(page)
      .locator(`a[href="${link("/contact")}"]`)
      .last();
    await quote.scrollIntoViewIfNeeded();
    await expect(quote).toBeInViewport({ ratio: 1 });
    // Neither lies over the other.
    await quote.click({ trial: true });
    await current.click({ trial: true });
  });

test("offers a call, a chat, the contact page and the company's profiles", async ({ page }) => {
  await page.goto("/about");
  await trigger(page).click();
  const { phone, social } = site.facts;
  await expect(sheet(page).locator(`a[href="${telHref(phone)}"]`)).toBeVisible();
  await expect(sheet(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  for (const { label } of social)
    await expect(sheet(page).getByRole("link", { name: label, exact: true })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { pressKey } from "./focus.ts";
import { inFirefox } from "./long.ts";
import { expect, hydrated, test } from "./test.ts";
import { site } from "../fixtures/site.ts";
import { labels } from "./labels.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: labels.callBar.label, includeHidden: true });
/** As a finger scrolls: no smooth way to wait for. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const toEnd = (page: Page) => scrollTo(page, 1e6);
const headEnd = (page: Page) =>
  page.locator("main h1").evaluate((heading) => {
    let head: Element | null = heading;
    while (head && getComputedStyle(head).getPropertyValue("view-timeline-name") !== "--head")
      head = head.parentElement;
    return (head?.getBoundingClientRect().bottom ?? Number.NaN) + scrollY;
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ["/", "/solutions/truck-refrigeration", "/gallery", "/contact"])
    test(`${path}: the bar is hidden while any of the head is in view, and shown from there to the end`, async ({
      page,
    }) => {
      await page.goto(path);
      const driven = await page.evaluate(() => CSS.supports("timeline-scope: --head"));
      test.skip(!driven, "Where scrolling drives no animations, the bar stays at the page's end.");
      await expect(bar(page)).toBeHidden();
      const end = await headEnd(page);
      await scrollTo(page, end - 4);
      await expect(bar(page)).toBeHidden();
      await scrollTo(page, end + 70);
      await expect(bar(page)).toBeVisible();
      await expect(bar(page)).toHaveCSS("opacity", "1");
      const box = await bar(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
      expect(box?.height).toBeLessThan(80);
      for (const link of await bar(page).getByRole("link").all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await scrollTo(page, 0);
      await expect(bar(page)).toBeHidden();
    });

  test("calls, chats about the page's subject, and leads to the form", inFirefox, async ({ page }) => {
    await page.goto("/solutions/cold-rooms");
    await toEnd(page);
    await expect(bar(page).getByRole("link")).toHaveText([
      labels.callBar.call,
      "WhatsApp",
      labels.callBar.quote,
    ]);
    const chat = new URL((await bar(page).getByRole("link").nth(1).getAttribute("href")) ?? "");
    expect(chat.searchParams.get("text")).toBe(
      labels.callBar.about.replace("{subject}", site.solutions.get("cold-rooms")?.serviceType ?? ""),
    );
    await bar(page).getByRole("link", { name: labels.callBar.quote }).click();
    await expect(page).toHaveURL("/contact#contact-form");
    await expect(page.locator("#contact-form")).toBeInViewport();
  });

  test("covers neither the page's last line nor what has the focus", async ({ page }) => {
    await page.goto("/services/amc");
    await toEnd(page);
    const last = await page.locator("footer").boundingBox();
    const own = await bar(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((own?.y ?? 0) + 1);
    await scrollTo(page, 0);
    for (let stop = 0; stop < 30; stop++) await pressKey(page, "Tab");
    for (let stop = 0; stop < 10; stop++) await pressKey(page, "Shift+Tab");
  });

  test("is hidden while a field has the focus, which opens a keyboard", async ({ page }) => {
    await page.goto("/contact#contact-form");
    await hydrated(page, "ContactForm");
    await expect(bar(page)).toBeVisible();
    await page.getByRole("textbox", { name: labels.name }).focus();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("textbox", { name: labels.name }).blur();
    await expect(bar(page)).toBeVisible();
    await page.getByRole("radio", { name: "Residential" }).focus();
    await expect(bar(page)).toBeVisible();
  });

  test("is hidden while the drawer or a large picture is open", async ({ page }) => {
    await page.goto("/gallery");
    await scrollTo(page, 1500);
    await expect(bar(page)).toBeVisible();
    await page.getByRole("button", { name: "Toggle navigation" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(bar(page)).toBeVisible();
    await page.locator("main li a:has(picture)").nth(4).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test("is not on paper", async ({ page }) => {
    await page.goto("/about");
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("comes and goes all the same", async ({ page }) => {
      await page.goto("/about#footer-links");
      await expect(bar(page)).toBeVisible();
      await page.goto("/about");
      await expect(bar(page)).toBeHidden();
    });
  });
});

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
] as const)
  test(`a window of ${width} pixels has no bar`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/about");
    await toEnd(page);
    await expect(bar(page)).toBeHidden();
  });

test("a window that is low, or whose text is twice the size, keeps its room: the bar stays at the end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto("/about");
  await scrollTo(page, 1500);
  await expect(bar(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
  await scrollTo(page, 1500);
  await expect(bar(page)).not.toBeInViewport();
});

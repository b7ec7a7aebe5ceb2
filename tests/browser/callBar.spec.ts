import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { labels } from "./labels.ts";
import { expect, hydrated, needsScrollAnimations, test } from "./test.ts";
import { quick } from "./tags.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: labels.callBar.label, includeHidden: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the bar is visible from below the head on", async ({ page }) => {
    for (const path of ["/", "/solutions/truck-refrigeration", "/gallery", "/contact"]) {
      await page.goto(path);
      const driven = await page.evaluate(() => CSS.supports("timeline-scope: --head"));
      test.skip(!driven, "Without scroll-driven animations, the bar is at the end of the page.");
      await expect(bar(page)).toBeHidden();
      await scrollTo(page, 1200);
      await expect(bar(page)).toHaveCSS("opacity", "1");
      await scrollTo(page, 1e6);
      const overlap = async () => {
        const [last, own] = [await page.locator("footer").boundingBox(), await bar(page).boundingBox()];
        return (last?.y ?? 0) + (last?.height ?? 0) - (own?.y ?? 0);
      };
      await expect.poll(overlap).toBeLessThanOrEqual(1);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 0);
      await expect(bar(page)).toBeHidden();
    }
  });

  test("the bar is hidden while something covers the page", quick, async ({ page }) => {
    await page.goto("/contact");
    const message = page.getByRole("textbox", { name: labels.message });
    const below = () => message.evaluate((field) => field.scrollIntoView({ block: "start" }));
    await below();
    await expect(bar(page)).toBeVisible();
    await message.focus();
    await hydrated(page, "ContactForm");
    await expect(bar(page)).toBeHidden();
    await message.blur();
    await expect(bar(page)).toBeVisible();
    await page.getByRole("button", { name: "Toggle navigation" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("the bar is the last element of the page", quick, async ({ page }) => {
      await page.goto("/about");
      await expect(bar(page)).toBeHidden();
      await page.goto("/about#footer-links");
      await expect(bar(page)).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(bar(page)).toBeHidden();
    });
  });
});

test("wide viewports have no bar", async ({ page, browserName }) => {
  needsScrollAnimations(browserName);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/about");
  await scrollTo(page, 1e6);
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 640, height: 360 });
  await scrollTo(page, 1500);
  await expect(bar(page)).not.toBeInViewport();
});

const subject = site.solutions.get("cold-rooms")?.serviceType ?? "";
const about = site.interface.callBar.about.replace("{subject}", subject);

const length = site.calculators.coldRoom.fields.length.label;

test("the chat message is about the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/solutions/cold-rooms#cold-room");
  await hydrated(page, "ColdRoom");
  const chat = async () => {
    const href = (await bar(page).locator('a[href*="wa.me"]').getAttribute("href")) ?? "";
    return new URL(href).searchParams.get("text");
  };
  expect(await chat()).toBe(about);
  const field = page.getByRole("textbox", { name: length });
  await field.fill("6");
  await expect.poll(chat).toContain(`${length}: 6 m`);
  expect(await chat()).toContain("length=6");
  await field.fill("none");
  await expect.poll(chat).toBe(about);
  await page.goto("/solutions/cold-rooms?length=6&product=frozen#cold-room");
  await expect.poll(chat).toContain(`${length}: 6 m`);
});

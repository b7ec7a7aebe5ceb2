import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { sheet, trigger } from "../browser/sheet.ts";
import { expect, hydrated, test } from "../browser/test.ts";
import { labels, menuName } from "../browser/labels.ts";

// Contrast themes of Windows: the visitor's colours stand in place of the page's.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

/** Mean colour of an element as it is painted: a computed style leaves out forced colours. */
async function paint(element: Locator): Promise<number[]> {
  const { channels } = await sharp(await element.screenshot()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

/** How far apart two colours are, in all three channels together. */
const distance = (one: number[], other: number[]) =>
  one.reduce((sum, channel, index) => sum + Math.abs(channel - (other[index] ?? 0)), 0);

async function expectMarked(chosen: Locator, other: Locator) {
  expect(distance(await paint(chosen), await paint(other))).toBeGreaterThan(120);
}

test("the chosen type of service is marked, and so is the one chosen next", async ({ page }) => {
  await page.goto("/contact");
  const [commercial, residential] = ["Commercial", "Residential"].map((name) =>
    page.locator("#contact-form label", { hasText: name }),
  ) as [Locator, Locator];
  await expectMarked(commercial, residential);
  await residential.click();
  await page.mouse.move(0, 0);
  await expectMarked(residential, commercial);
});

test("the chosen tab is marked", async ({ page }) => {
  await page.goto("/services/commercial-hvac");
  await expectMarked(page.getByRole("tab").nth(0), page.getByRole("tab").nth(1));
});

test("the current page is marked in the menu, with its group, and in the drawer", async ({ page }) => {
  await page.goto("/services/amc");
  const menu = page.locator("#menu");
  await expectMarked(
    menu.getByRole("button", { name: "Services" }),
    menu.getByRole("button", { name: "Solutions" }),
  );
  await menu.getByRole("button", { name: "Services" }).hover();
  await expectMarked(
    menu.getByRole("button", { name: "Services" }),
    menu.getByRole("button", { name: "Solutions" }),
  );
  await expectMarked(
    menu.getByRole("link", { name: "AMC" }),
    menu.getByRole("link", { name: menuName("/services/cold-storage") }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await trigger(page).click();
  await expectMarked(
    sheet(page).getByRole("link", { name: "AMC" }),
    sheet(page).getByRole("link", { name: menuName("/services/cold-storage") }),
  );
});

test("the carousel's dots show, and which of them is the slide's", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-island=Carousel]").scrollIntoViewIfNeeded();
  await hydrated(page, "Carousel");
  const dot = async (number: number) => {
    const { channels } = await sharp(
      await page.getByRole("button", { name: labels.goTo(number) }).screenshot(),
    ).stats();
    return channels.slice(0, 3).map(({ stdev }) => stdev);
  };
  const [first, second] = [await dot(1), await dot(2)];
  for (const one of [first, second]) expect(Math.max(...one)).toBeGreaterThan(20);
  expect(distance(first, second)).toBeGreaterThan(20);
});

test("what has the focus has a ring, also where it is chosen", async ({ page }) => {
  await page.goto("/services/commercial-hvac");
  const tab = page.getByRole("tab").first();
  const around = page.getByRole("tablist").locator("..");
  const look = async () =>
    (
      await sharp(await around.screenshot())
        .raw()
        .toBuffer()
    ).toString("base64");
  await tab.scrollIntoViewIfNeeded();
  await hydrated(page, "Tabs");
  const before = await look();
  await tab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab).toBeFocused();
  expect(await look()).not.toBe(before);
});

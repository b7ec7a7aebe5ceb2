import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const path = "/solutions/cold-rooms";

/** How far down the window each heading stands that can be seen. */
const headings = (page: Page) =>
  page
    .locator("main h2, main h3")
    .evaluateAll((all) =>
      all
        .map((heading) => ({ words: heading.textContent, y: heading.getBoundingClientRect().y }))
        .filter(({ y }) => y > 0 && y < innerHeight),
    );

/** How far the headings have moved, in pixels. Chromium restores a position to a whole one: one more or less each time. */
async function drift(page: Page, before: Awaited<ReturnType<typeof headings>>): Promise<number> {
  const now = await headings(page);
  const places = before.map(({ words, y }) =>
    Math.abs((now.find((heading) => heading.words === words)?.y ?? Infinity) - y),
  );
  return Math.max(...places);
}

async function scrollDown(page: Page, pixels: number): Promise<void> {
  for (let y = 0; y < pixels; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(60);
  }
}

test("back and reload show the same headings at the same place, even without the back/forward cache", async ({
  page,
}) => {
  await page.goto(path);
  await scrollDown(page, 6000);
  await page.waitForTimeout(300);
  const before = await headings(page);
  expect(before.length).toBeGreaterThan(0);
  await page.evaluate(() => (location.href = "/about"));
  await page.waitForURL("**/about");
  await page.goBack();
  await expect.poll(() => drift(page, before)).toBeLessThanOrEqual(1);
  await page.reload();
  await expect.poll(() => drift(page, before)).toBeLessThanOrEqual(2);
});

test("an address within the page leads to its place, and a link within the page as well", async ({
  page,
}) => {
  const part = page.locator("main [id^=part-]").last();
  await page.goto(path);
  const id = await part.getAttribute("id");
  await page.evaluate((to) => (location.hash = to ?? ""), id);
  await expect.poll(async () => Math.round((await part.boundingBox())?.y ?? -1)).toBeGreaterThan(40);
  expect((await part.boundingBox())?.y).toBeLessThan(400);
  await page.goto("/about");
  await page.goto(`${path}#${id}`);
  await expect.poll(async () => Math.round((await part.boundingBox())?.y ?? -1)).toBeGreaterThan(40);
  expect((await part.boundingBox())?.y).toBeLessThan(400);
});

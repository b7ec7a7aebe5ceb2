import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, hydrated, test } from "../browser/test.ts";
import { labels, menuName } from "../browser/labels.ts";

// Emulates a Windows contrast theme, which replaces the page's colours.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

/** Mean and deviation of each channel in a screenshot, because computed styles omit forced colours. */
async function paint(element: Locator): Promise<number[]> {
  const { channels } = await sharp(await element.screenshot()).stats();
  return channels.slice(0, 3).flatMap(({ mean, stdev }) => [mean, stdev]);
}

type Pair = (page: Page) => Locator[] | Promise<Locator[]>;
const menu = (page: Page, name: string) => page.locator("#menu").getByRole("button", { name });
const links = (part: Locator) =>
  ["/services/amc", "/services/cold-storage"].map((path) => part.getByRole("link", { name: menuName(path) }));

/** Each pair contains a selected element and a similar element that is not selected. */
const pairs: Record<string, [path: string, Pair]> = {
  "the type of service": [
    "/contact",
    (page) => [0, 1].map((at) => page.locator("#contact-form label:has([name=service])").nth(at)),
  ],
  "the open tab": ["/services/commercial-hvac", (page) => [0, 1].map((at) => page.getByRole("tab").nth(at))],
  "the page's group": ["/services/amc", (page) => [menu(page, "Services"), menu(page, "Solutions")]],
  "the page in the menu": [
    "/services/amc",
    async (page) => {
      await menu(page, "Services").hover();
      return links(page.locator("#menu"));
    },
  ],
  "the slide's dot": [
    "/",
    async (page) => {
      await page.locator("[data-island=Carousel]").scrollIntoViewIfNeeded();
      await hydrated(page, "Carousel");
      return [1, 2].map((number) => page.getByRole("button", { name: labels.goTo(number) }));
    },
  ],
};

for (const [what, [path, pair]] of Object.entries(pairs))
  test(`${what} is distinguishable`, async ({ page }) => {
    await page.goto(path);
    const [chosen, other] = (await pair(page)) as [Locator, Locator];
    const [one, two] = [await paint(chosen), await paint(other)];
    const distance = one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0);
    expect(distance).toBeGreaterThan(60);
  });

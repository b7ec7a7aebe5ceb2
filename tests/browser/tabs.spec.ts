import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";
import { quick } from "./tags.ts";

const path = "/services/commercial-hvac";
const names = ["Applications", "Our Solutions"] as const;
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");

async function expectSelected(page: Page, name: (typeof names)[number]): Promise<void> {
  for (const each of names)
    await expect(tab(page, each)).toHaveAttribute("aria-selected", String(each === name));
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toHaveAccessibleName(name);
  await expect(panel(page)).toHaveText(/\S{3}/, { useInnerText: true });
}

test("Applications is selected at first", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await hydrated(page, "Tabs");
  await expectSelected(page, "Applications");
  await tab(page, "Our Solutions").click();
  await expectSelected(page, "Our Solutions");
  for (const [key, name] of [
    ["Home", "Applications"],
    ["End", "Our Solutions"],
    ["ArrowLeft", "Applications"],
    ["ArrowLeft", "Our Solutions"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectSelected(page, name);
  }
  // The tab list is a single tab stop, so pressing Tab once leaves it.
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeFocused();
});

test("a URL fragment selects its tab", quick, async ({ page }) => {
  await page.goto(`${path}#tab-our-solutions`);
  await expectSelected(page, "Our Solutions");
  await expect(tab(page, "Our Solutions")).toBeInViewport();
  await page.evaluate(() => (location.hash = "tab-applications"));
  await expectSelected(page, "Applications");
  await page.goBack();
  await expectSelected(page, "Our Solutions");
});

test("a tab shows that it is pressed", async ({ page }) => {
  await page.goto(path);
  const second = tab(page, "Our Solutions");
  await second.hover();
  const plain = await second.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.mouse.down();
  await expect(second).not.toHaveCSS("background-color", plain);
  await page.mouse.up();
});

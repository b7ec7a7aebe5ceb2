import type { Page } from "@playwright/test";
import { expect, holdScripts, saveData, hydrated, test } from "./test.ts";
import { site } from "../fixtures/site.ts";

const pages = ["/services/commercial-hvac", "/services/transport-hvac", "/services/cold-storage"];
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");

for (const path of pages) {
  test(`${path}: Applications is open at first, a click changes the panel`, async ({ page }) => {
    await page.goto(path);
    const [first, second] = [page.getByRole("tab").nth(0), page.getByRole("tab").nth(1)];
    await expect(first).toHaveText("Applications");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toHaveCount(1);
    const text = await panel(page).innerText();
    await second.click();
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toHaveCount(1);
    expect(await panel(page).innerText()).not.toBe(text);
    expect((await panel(page).innerText()).length).toBeGreaterThan(100);
    await first.click();
    await expect(panel(page)).toHaveText(text.replaceAll(/\s+/g, " "), { useInnerText: true });
  });
}

test("an arrow key before the script has loaded moves to the next tab", async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  await page.goto("/services/commercial-hvac");
  await tab(page, "Applications").focus();
  await page.keyboard.press("ArrowRight");
  release();
  await expect(tab(page, "Our Solutions")).toBeFocused();
  await expect(tab(page, "Our Solutions")).toHaveAttribute("aria-selected", "true");
});

test("keys: arrows, Home and End; one tab stop", async ({ page }) => {
  await page.goto("/services/commercial-hvac");
  await tab(page, "Applications").focus();
  await hydrated(page, "Tabs");
  await page.keyboard.press("End");
  await expect(tab(page, "Our Solutions")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(tab(page, "Applications")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Our Solutions")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeFocused();
});

test("hydrate when seen, keeping the panels of the HTML", async ({ page }) => {
  await page.goto("/services/commercial-hvac");
  const html = () =>
    page.locator("[role=tabpanel]").evaluateAll((panels) => panels.map((element) => element.innerHTML));
  const before = await html();
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await hydrated(page, "Tabs");
  expect(await html()).toEqual(before);
  const ids = await page.getByRole("tab").evaluateAll((tabs) => tabs.map((element) => element.id));
  expect(new Set(ids).size).toBe(2);
});

for (const path of pages) {
  test(`${path}#tab-our-solutions selects that tab and scrolls to it, and so does a change of the address`, async ({
    page,
  }) => {
    await page.goto(`${path}#tab-our-solutions`);
    await expect(tab(page, "Our Solutions")).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, "Our Solutions")).toBeInViewport();
    await expect(panel(page)).toBeInViewport();
    await page.evaluate(() => (location.hash = "tab-applications"));
    await expect(tab(page, "Applications")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(tab(page, "Our Solutions")).toHaveAttribute("aria-selected", "true");
  });
}

test("the browser's own search selects the tab in which it finds words", async ({ page }) => {
  await saveData(page);
  const tabs = site.services.get("commercial-hvac")?.sections.find(({ type }) => type === "tabs");
  const title = (tabs?.type === "tabs" && tabs.tabs[1]?.items[1]?.title) || "";
  await page.goto(`/services/commercial-hvac#:~:text=${encodeURIComponent(title)}`);
  await expect(tab(page, "Our Solutions")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page).getByText(title)).toBeInViewport();
});

test("a card's tags stand below its text", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await tab(page, "Our Solutions").click();
    await expect(tab(page, "Our Solutions")).toHaveAttribute("aria-selected", "true");
    const gaps = await panel(page)
      .locator("li:has(> p + ul)")
      .evaluateAll((cards) =>
        cards.map((card) => {
          const [text, tags] = ["p", "ul"].map((part) => card.querySelector(part)?.getBoundingClientRect());
          return (tags?.top ?? 0) - (text?.bottom ?? 0);
        }),
      );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every panel shows, headed by its tab's name", async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("tablist")).toBeHidden();
      await expect(panel(page)).toHaveCount(2);
      for (const name of ["Applications", "Our Solutions"])
        await expect(panel(page).getByText(name, { exact: true }).first()).toBeVisible();
    }
  });

  test("an address that names a panel leads to it", async ({ page }) => {
    await page.goto("/services/commercial-hvac#tab-our-solutions");
    await expect(page.locator("#tab-our-solutions")).toBeInViewport();
  });
});

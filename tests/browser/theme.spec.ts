import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";
import { labels } from "./labels.ts";

const root = (page: Page) => page.locator("html");
const toggle = (page: Page) => page.getByRole("button", { name: labels.themeToggle });
const drawing = (page: Page) => page.locator("[data-theme] use:visible");

for (const scheme of ["light", "dark"] as const) {
  test.describe(`a ${scheme} system`, () => {
    test.use({ colorScheme: scheme });
    const other = scheme === "dark" ? "light" : "dark";

    test("is followed on the first visit, with the icon of the other theme", async ({ page }) => {
      await page.goto("/");
      expect(await root(page).evaluate((html) => html.classList.contains("dark"))).toBe(scheme === "dark");
      await expect(drawing(page)).toHaveAttribute("href", scheme === "dark" ? /#sun$/ : /#moon$/);
      await expect(drawing(page)).toHaveCount(1);
    });

    test("gives way to the visitor's choice, which lasts", async ({ page }) => {
      await page.goto("/");
      await toggle(page).click();
      await expect(drawing(page)).toHaveAttribute("href", other === "dark" ? /#sun$/ : /#moon$/);
      await page.goto("/about");
      expect(await root(page).evaluate((html) => html.classList.contains("dark"))).toBe(other === "dark");
      await page.reload();
      await expect(drawing(page)).toHaveAttribute("href", other === "dark" ? /#sun$/ : /#moon$/);
    });
  });
}

test("follows the system while nothing is chosen", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root(page)).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root(page)).not.toHaveClass(/dark/);
});

test("the class is there before the body, so no frame shows the wrong theme", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body && seen.length === 0) seen.push(document.documentElement.classList.contains("dark"));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true]);
});

test.describe("a head with a picture by night", () => {
  test.use({ colorScheme: "dark" });
  const shown = (page: Page) =>
    page
      .locator("main picture:has(source[data-night]) img[fetchpriority]")
      .evaluate((image: HTMLImageElement) => image.currentSrc);

  test("shows it in the dark theme, of the system's choice or the visitor's, and nothing else is loaded", async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto("/");
    await page.waitForLoadState("load");
    expect(await shown(page)).toContain("/home-hero-night-");
    expect(loaded.filter((url) => /home-hero-(?!night)/.test(url))).toEqual([]);
    await toggle(page).click();
    await expect.poll(() => shown(page)).toMatch(/home-hero-(?!night)/);
    await page.reload();
    await expect.poll(() => shown(page)).toMatch(/home-hero-(?!night)/);
    await toggle(page).click();
    await expect.poll(() => shown(page)).toContain("/home-hero-night-");
  });

  test("shows it by day in the light theme", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    expect(await shown(page)).toMatch(/home-hero-(?!night)/);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => shown(page)).toContain("/home-hero-night-");
  });
});

test("two tabs agree", async ({ page, context }) => {
  await page.goto("/");
  const second = await context.newPage();
  await second.goto("/about");
  await toggle(page).click();
  await expect(root(second)).toHaveClass(/dark/);
});

test("the toggle works where storage is forbidden", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.goto("/");
  await toggle(page).click();
  await expect(root(page)).toHaveClass(/dark/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the site is light and shows no dead toggle", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("[data-theme]")).toBeHidden();
    const head = page.locator("main picture:has(source[data-night]) img[fetchpriority]");
    expect(await head.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/home-hero-(?!night)/);
  });
});

test("a stored word that is no theme leaves the choice to the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => (localStorage["theme"] = "system"));
  await page.goto("/about");
  await expect(page.locator("html")).toHaveClass(/dark/);
});

import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";
import { headSection } from "../../src/content/sections.ts";
import { link, site } from "../fixtures/site.ts";
import { labels } from "./labels.ts";
import { quick } from "./tags.ts";

const root = (page: Page) => page.locator("html");
const toggle = (page: Page) => page.getByRole("button", { name: labels.themeToggle });
async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect(root(page)).toHaveClass(theme === "dark" ? /dark/ : /^(?!.*dark)/);
  const icon = page.locator("[data-theme] use:visible");
  await expect(icon).toHaveAttribute("href", theme === "dark" ? /#sun$/ : /#moon$/);
}

/** A page whose head has a picture for each theme. */
const [head = { path: "", file: "", nightFile: "" }] = [...site.solutions].flatMap(([slug, page]) => {
  const section = headSection(page);
  if (section?.type !== "anatomy" || !section.picture.nightFile) return [];
  const { file, nightFile } = section.picture;
  return [{ path: link(`/solutions/${slug}`), file, nightFile }];
});

test.use({ oldest: true });

for (const [system, other] of [
  ["light", "dark"],
  ["dark", "light"],
] as const)
  test(`the page follows a ${system} system until the visitor chooses`, async ({ page, context }) => {
    // Stores an invalid value, because another script on the same host may use the same key.
    await page.addInitScript(() => (localStorage["theme"] ??= "system"));
    await page.emulateMedia({ colorScheme: other });
    await page.goto("/");
    await expectTheme(page, other);
    await page.emulateMedia({ colorScheme: system });
    await expectTheme(page, system);
    const second = await context.newPage();
    await second.emulateMedia({ colorScheme: system });
    await second.goto("/about");
    await toggle(page).click();
    await expectTheme(page, other);
    await expectTheme(second, other);
    await page.goto("/about");
    await expectTheme(page, other);
    await page.reload();
    await expectTheme(page, other);
  });

const transitions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"))
      .map((animation) => (animation as CSSAnimation).animationName),
  );

/** Pauses view transitions until the inserted rule is deleted. */
const pauseTransitions = (page: Page) =>
  page.evaluate(() => {
    const rule = "::view-transition-new(root) { animation-play-state: paused !important }";
    document.styleSheets[0]?.insertRule(rule, 0);
  });

test("a second click interrupts the change of theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  expect(await transitions(page)).toEqual([]);
  await pauseTransitions(page);
  const { x, y } = (await toggle(page).boundingBox()) as { x: number; y: number };
  for (const theme of ["dark", "light"] as const) {
    await page.mouse.click(x + 20, y + 20);
    await expectTheme(page, theme);
    await expect.poll(() => transitions(page)).toContain("dusk");
    await expect(toggle(page)).toBeFocused();
  }
  await page.evaluate(() => document.styleSheets[0]?.deleteRule(0));
  await expect.poll(() => transitions(page)).toEqual([]);
  await toggle(page).press("Enter");
  await expectTheme(page, "dark");
});

test("two quick changes of the theme throw no error", async ({ page }) => {
  await page.goto("/");
  await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => transitions(page)).toEqual([]);
});

test("leaving during the theme's animation throws no error", async ({ page }) => {
  await page.goto("/");
  await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    location.href = "/about";
  });
  await page.waitForURL("/about");
});

for (const [system, chosen] of [
  ["light", "dark"],
  ["dark", "light"],
] as const)
  test(`choosing ${chosen} in a ${system} system loads one head picture`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => (localStorage["theme"] = theme), chosen);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(head.path);
    const { shown, night, all } = await page.locator("main img[fetchpriority]").evaluate(headPicture);
    expect(loaded.filter((url) => all.includes(url))).toEqual([shown]);
    expect(night.includes(shown)).toBe(chosen === "dark");
  });

/** Runs in the page. Returns the URLs that the page's head can show, and the one that it does. */
function headPicture(image: HTMLImageElement) {
  const [night = [], day = []] = [...(image.parentElement?.querySelectorAll("source") ?? [])].map(
    ({ srcset }) =>
      srcset.split(",").map((entry) => new URL(entry.trim().split(" ")[0] ?? "", location.href).href),
  );
  return { shown: image.currentSrc, night, all: [...night, ...day] };
}

test("with reduced motion the theme changes without an animation", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/");
  await pauseTransitions(page);
  await toggle(page).click();
  await expectTheme(page, "dark");
  expect(await transitions(page)).toEqual([]);
});

test.describe("in a dark system", () => {
  test.use({ colorScheme: "dark" });
  const { path } = head;
  const stem = (file = "") => file.replace(/\.\w+$/, "");
  const night = new RegExp(`/${stem(head.nightFile)}-[\\da-f]{8}`);
  const day = new RegExp(`/${stem(head.file)}-[\\da-f]{8}`);
  const shown = (page: Page) =>
    page
      .locator("main picture:has(source[data-night]) img[fetchpriority]")
      .evaluate((image: HTMLImageElement) => image.currentSrc);

  test("no frame shows the wrong theme", quick, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.body && seen.length === 0)
          seen.push(document.documentElement.classList.contains("dark"));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/");
    expect(await page.evaluate("seen")).toEqual([true]);
  });

  test("a dark page loads only its night picture", async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(path);
    expect(await shown(page)).toMatch(night);
    expect(loaded.filter((url) => day.test(url))).toEqual([]);
    await toggle(page).click();
    await expect.poll(() => shown(page)).toMatch(day);
    await page.reload();
    await expect.poll(() => shown(page)).toMatch(day);
    await toggle(page).click();
    await expect.poll(() => shown(page)).toMatch(night);
  });

  test("the toggle works without storage", quick, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    );
    await page.goto("/");
    await toggle(page).click();
    await expectTheme(page, "light");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("without script the site is light", quick, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(page.locator("[data-theme]")).toBeHidden();
      expect(await shown(page)).toMatch(day);
    });
  });
});

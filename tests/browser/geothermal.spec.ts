import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const path = "/geothermal-hvac";
const drawing = (page: Page) => page.locator("main svg[role=img]").first();
const steps = (page: Page) => page.locator("main section ol > li");
/** The drawing's parts in the order of the steps that bring them, after what stands there from the start. */
const part = (page: Page, step: number) => drawing(page).locator(":scope > g").nth(step);
const label = (page: Page, words: string) => drawing(page).getByText(words, { exact: true });

/** Words or shapes of the story that can't be seen: transparent, cut away, without a size, or outside the drawing. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector("main svg[role=img]");
    const list = document.querySelector("main section ol");
    if (!svg || !list) return ["the story"];
    const frame = svg.getBoundingClientRect();
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const fits = (element: Element) => {
      const box = element.getBoundingClientRect();
      const inside =
        box.left >= frame.left - 10 && box.right <= frame.right + 10 && box.bottom <= frame.bottom + 10;
      return box.width + box.height > 0 && (inside || !svg.contains(element));
    };
    const shapes = [...svg.querySelectorAll("path, circle, text"), ...list.querySelectorAll("p, h3")];
    return shapes
      .filter((element) => opacity(element) < 1 || !fits(element) || !element.checkVisibility())
      .map((element) => element.outerHTML);
  });

/** Scrolls until a step's middle stands so far down the window: 1 is its lower edge. */
async function bring(page: Page, step: number, down = 0.5): Promise<void> {
  await steps(page)
    .nth(step)
    .evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * share, behavior: "instant" });
    }, down);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const styleOf = (page: Page, selector: string, property: string) =>
  drawing(page)
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** What the water's dashes have moved by; only they are as thin as this. */
const flowed = (page: Page) =>
  drawing(page).evaluate((svg) => {
    const dashes = [...svg.querySelectorAll("path")].filter(
      (path) => getComputedStyle(path).strokeDasharray === "4px, 8px",
    );
    return dashes.map((path) => parseFloat(getComputedStyle(path).strokeDashoffset));
  });

for (const [name, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test.describe("with reduced motion and without script", () => {
      test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

      test("all six steps and the whole drawing are seen at once, in both seasons", async ({ page }) => {
        await page.goto(path);
        await expect(steps(page)).toHaveCount(6);
        expect(await unseen(page)).toEqual([]);
        for (const words of ["Jun 45 °C", "Jan 5 °C", "Jun 24 °C", "Jan 21 °C", "25 °C", "1 kW in"])
          await expect(label(page, words)).toBeVisible();
        expect(await drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
      });

      test("scrolling moves nothing in the drawing", async ({ page }) => {
        await page.goto(path);
        const before = await flowed(page);
        expect(before.length).toBeGreaterThan(0);
        await page.mouse.wheel(0, 1500);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
        expect(await flowed(page)).toEqual(before);
      });
    });

    test("where scrolling can't drive the drawing, it stands there whole, in both seasons", async ({
      page,
      browserName,
    }) => {
      test.skip(browserName !== "firefox", "this browser has scroll timelines");
      await page.goto(path);
      expect(await unseen(page)).toEqual([]);
    });

    test.describe("driven by scrolling", () => {
      test.skip(({ browserName }) => browserName === "firefox", "Firefox ESR has no scroll timelines");

      test("each step brings its part of the drawing", async ({ page }) => {
        await page.goto(path);
        for (const step of [1, 2, 3, 4]) {
          await bring(page, step, 1.1);
          await expect(part(page, step), `before step ${step + 1}`).toHaveCSS("opacity", "0");
          await bring(page, step);
          await expect(part(page, step), `at step ${step + 1}`).toHaveCSS("opacity", "1");
          await expect(drawing(page)).toBeInViewport({ ratio: 0.99 });
        }
      });

      test("scrolling moves the water, and scrolling back moves it back", async ({ page }) => {
        await page.goto(path);
        await bring(page, 2);
        const [there = 0] = await flowed(page);
        await bring(page, 3);
        const [further = 0] = await flowed(page);
        expect(there - further).toBeGreaterThan(60);
        await bring(page, 2);
        expect((await flowed(page))[0]).toBeCloseTo(there, 0);
      });

      test("the last step turns summer into winter: every colour changes places", async ({ page }) => {
        await page.goto(path);
        await bring(page, 4);
        const sky = await styleOf(page, ":scope > g", "color");
        const room = await styleOf(page, ":scope > g:last-of-type > path", "color");
        expect(sky).not.toBe(room);
        await expect(label(page, "Jun 24 °C")).toHaveCSS("opacity", "1");
        await expect(label(page, "Jan 21 °C")).toHaveCSS("opacity", "0");
        await bring(page, 5);
        expect(await styleOf(page, ":scope > g", "color")).toBe(room);
        expect(await styleOf(page, ":scope > g:last-of-type > path", "color")).toBe(sky);
        await expect(label(page, "Jun 24 °C")).toHaveCSS("opacity", "0");
        await expect(label(page, "Jan 21 °C")).toHaveCSS("opacity", "1");
      });

      test("nothing is hidden in print", async ({ page }) => {
        await page.goto(path);
        expect((await unseen(page)).length, "parts that wait for their step on the screen").toBeGreaterThan(
          0,
        );
        await page.emulateMedia({ media: "print" });
        expect(await unseen(page)).toEqual([]);
      });
    });
  });
}

test.describe("in a window too low for drawing and words together", () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test("the drawing stands still and whole", async ({ page }) => {
    await page.goto(path);
    expect(await unseen(page)).toEqual([]);
    await expect(drawing(page).locator("..")).toHaveCSS("position", "static");
  });
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("nothing scrolls sideways, and words in the drawing are at least 12 px high", async ({ page }) => {
    await page.goto(path);
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const elements = [...document.querySelectorAll("main :not(svg *)")];
      const wide = elements.filter((element) => element.getBoundingClientRect().right > clientWidth);
      return [...wide.map(({ outerHTML }) => outerHTML), ...(scrollWidth > clientWidth ? ["the page"] : [])];
    });
    expect(tooWide).toEqual([]);
    const sizes = await drawing(page).evaluate((svg) =>
      [...svg.querySelectorAll("text")].map(
        (text) => parseFloat(getComputedStyle(text).fontSize) * (svg.getBoundingClientRect().width / 360),
      ),
    );
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  test("no two words in the drawing touch", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const touching = await drawing(page).evaluate((svg) => {
      const boxes = [...svg.querySelectorAll("text")].map((text) => ({
        text,
        box: text.getBoundingClientRect(),
      }));
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (two) =>
              one.box.left < two.box.right &&
              two.box.left < one.box.right &&
              one.box.top + 4 < two.box.bottom - 4 &&
              two.box.top + 4 < one.box.bottom - 4,
          )
          .map((two) => `${one.text.textContent} / ${two.text.textContent}`),
      );
    });
    expect(touching).toEqual([]);
  });
});

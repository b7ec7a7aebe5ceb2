import { bring, drawing, flowed, label, part, path, steps, styleOf, unseen } from "./loopDrawing.ts";
import { expect, test } from "./test.ts";

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

    test.describe("driven by scrolling", () => {
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
        const waiting = expect.poll(
          async () => (await unseen(page)).length,
          "parts that wait for their step",
        );
        await waiting.toBeGreaterThan(0);
        await page.emulateMedia({ media: "print" });
        expect(await unseen(page)).toEqual([]);
      });
    });
  });
}

test.describe("in a window too low for drawing and words together", () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test("the drawing is complete and does not move", async ({ page }) => {
    await page.goto(path);
    expect(await unseen(page)).toEqual([]);
    await expect(drawing(page).locator("..")).toHaveCSS("position", "static");
  });
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("words in the drawing are at least 12 px high", async ({ page }) => {
    await page.goto(path);
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

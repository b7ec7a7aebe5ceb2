import { drawing, path, unseen } from "./loopDrawing.ts";
import { expect, test } from "./test.ts";

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

  test("nothing but tables scrolls sideways, and words in the drawing are at least 12 px high", async ({
    page,
  }) => {
    await page.goto(path);
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const elements = [...document.querySelectorAll("main :not(svg *, [role=region] *)")];
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

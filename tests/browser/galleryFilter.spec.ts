import { categories, choose, everything, leavingSite, result, tiles, total } from "./gallery.ts";
import { labels } from "./labels.ts";
import { expect, test } from "./test.ts";

/** Runs in the page. Fraction of the grid's box that is covered neither by tiles nor by the gaps between them. */
function emptyShare() {
  const grid = document.querySelector("main ul:has(> li[id])") as HTMLElement;
  const [row, column] = [getComputedStyle(grid).rowGap, getComputedStyle(grid).columnGap].map(parseFloat);
  const area = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width && (width + (column ?? 0)) * (height + (row ?? 0));
  };
  return 1 - [...grid.children].reduce((sum, tile) => sum + area(tile), 0) / area(grid);
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedMessage: leavingSite });

  test("by arrow keys each category shows its own projects and their number", async ({ page }) => {
    await page.goto("/gallery");
    const group = page.getByRole("group", { name: labels.filter.label });
    const status = page.getByRole("status");
    await expect(group.getByRole("radio")).toHaveCount(categories.size + 1);
    await expect(status).toHaveText(everything, { useInnerText: true });
    await expect(tiles(page)).toHaveCount(total);
    const all = group.getByRole("radio", { name: `${labels.filter.all} ${total}` });
    await expect(all).toBeChecked();
    await all.focus();
    for (const [name, { length }] of categories) {
      await page.keyboard.press("ArrowRight");
      const radio = group.getByRole("radio", { name: `${name} ${length}` });
      await expect(radio).toBeFocused();
      await expect(radio).toBeChecked();
      await expect(radio).toHaveCSS("outline-style", "solid");
      await expect(tiles(page)).toHaveCount(length);
      await expect(tiles(page).filter({ hasText: name })).toHaveCount(length);
      await expect(status).toHaveText(`${name}: ${result(length)}`, { useInnerText: true });
    }
    await choose(page, labels.filter.all);
    await expect(tiles(page)).toHaveCount(total);
  });
});

test("the grid has no hole at any width, filtered or not, and loads no script", async ({ page }) => {
  const scripts: string[] = [];
  // Every page loads the notice module while there is a notice.
  const isOwn = (url: string) => !/\/page-\w+\.js$/.test(url);
  page.on("request", (request) => {
    if (request.resourceType() === "script" && isOwn(request.url())) scripts.push(request.url());
  });
  await page.goto("/gallery");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [labels.filter.all, ...categories.keys()]) {
      await choose(page, name);
      expect(Math.abs(await page.evaluate(emptyShare)), `${name} at ${width}`).toBeLessThan(0.002);
    }
  }
  expect(scripts).toEqual([]);
});

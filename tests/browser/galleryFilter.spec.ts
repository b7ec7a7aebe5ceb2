import { categories, choose, everything, leavingSite, result, tiles } from "./gallery.ts";
import { expect, test } from "./test.ts";
import { labels } from "./labels.ts";

/** Share of the grid's box that tiles and the gaps between them leave empty, and how many widths pictures have. */
function holes() {
  const grid = document.querySelector("main ul:has(> li[id])") as HTMLElement;
  const { rowGap, columnGap } = getComputedStyle(grid);
  const box = grid.getBoundingClientRect();
  const boxes = [...grid.children]
    .map((tile) => tile.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const covered = boxes.reduce(
    (sum, { width, height }) => sum + (width + parseFloat(columnGap)) * (height + parseFloat(rowGap)),
    0,
  );
  const whole = (box.width + parseFloat(columnGap)) * (box.height + parseFloat(rowGap));
  const pictures = [...grid.querySelectorAll("img")].map((image) => Math.round(image.clientWidth));
  return { empty: 1 - covered / whole, widths: new Set(pictures).size };
}

for (const width of [390, 768, 1024, 1440, 1920]) {
  test(`in a window of ${width} pixels the grid has large and small tiles and no hole, filtered or not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery");
    await expect(tiles(page)).toHaveCount(17);
    const all = await page.evaluate(holes);
    expect(Math.abs(all.empty)).toBeLessThan(0.002);
    expect(all.widths).toBeGreaterThan(1);
    for (const [name, count] of categories) {
      await choose(page, name);
      await expect(tiles(page)).toHaveCount(count);
      expect(Math.abs((await page.evaluate(holes)).empty), name).toBeLessThan(0.002);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const width of [390, 768, 1440])
  test(`at ${width} pixels nothing lies over a picture, so that a tap enlarges it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery");
    const pictures = page.locator("main li > a:has(img)");
    await expect(pictures).toHaveCount(17);
    const covered = await pictures.evaluateAll((all) =>
      all.flatMap((picture) => {
        picture.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = picture.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return picture.contains(hit) ? [] : [hit?.outerHTML.slice(0, 80)];
      }),
    );
    expect(covered).toEqual([]);
  });

for (const width of [320, 360, 768]) {
  test(`in a window of ${width} pixels each category's name stands on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery");
    const names = await page.locator("fieldset label").evaluateAll((labels) =>
      labels.map((label) => {
        const name = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? label;
        const range = document.createRange();
        range.selectNodeContents(name);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        return { text: range.toString().trim(), lines: lines.size };
      }),
    );
    expect(names).toHaveLength(9);
    for (const { text, lines } of names) expect(lines, text).toBe(1);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedMessage: leavingSite });

  test("each category shows its own projects and their number, and All shows all", async ({ page }) => {
    await page.goto("/gallery");
    const status = page.getByRole("status");
    await expect(page.getByRole("radio", { name: labels.filter.all })).toBeChecked();
    await expect(status).toHaveText(everything, { useInnerText: true });
    for (const [name, count] of categories) {
      await choose(page, name);
      await expect(tiles(page)).toHaveCount(count);
      for (const tile of await tiles(page).all()) await expect(tile).toContainText(name);
      await expect(status).toHaveText(`${name}: ${result(count)}`, { useInnerText: true });
    }
    await choose(page, labels.filter.all);
    await expect(tiles(page)).toHaveCount(17);
  });
});

test("the filter is a group of radio buttons with names and counts, moved through by arrows", async ({
  page,
}) => {
  await page.goto("/gallery");
  const group = page.getByRole("group", { name: labels.filter.label });
  await expect(group.getByRole("radio")).toHaveCount(9);
  await group.getByRole("radio", { name: `${labels.filter.all} 17` }).focus();
  for (const [name, count] of categories) {
    await page.keyboard.press("ArrowRight");
    const radio = group.getByRole("radio", { name: `${name} ${count}` });
    await expect(radio).toBeFocused();
    await expect(radio).toBeChecked();
    await expect(radio).toHaveCSS("outline-style", "solid");
    await expect(radio).toHaveCSS("outline-width", "3px");
    await expect(tiles(page)).toHaveCount(count);
  }
  await page.keyboard.press("ArrowLeft");
  await expect(tiles(page)).toHaveCount(1);
});

test("a browser without :has() shows all projects and no filter", async ({ page }) => {
  // As such a browser reads the sheet: rules whose selectors it doesn't know are dropped, conditions on them fail.
  await page.goto("/gallery");
  await page.evaluate(() => {
    const prune = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        const rule = sheet.cssRules[index];
        if (rule?.cssText.match(/^[^{]*:has\(/)) sheet.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) prune(rule);
      }
    };
    for (const sheet of document.styleSheets) prune(sheet);
    document.querySelector<HTMLInputElement>("#retail")?.click();
  });
  await expect(tiles(page)).toHaveCount(17);
  await expect(page.getByRole("group", { name: labels.filter.label })).toBeHidden();
  await expect(page.getByRole("status")).toHaveText(everything, { useInnerText: true });
});

test("choosing a category loads no script, and neither does looking at the page", async ({ page }) => {
  const scripts: string[] = [];
  // While there is a notice, its module comes with every page.
  const isOwn = (url: string) => !/\/page-\w+\.js$/.test(url);
  page.on("request", (request) => {
    if (request.resourceType() === "script" && isOwn(request.url())) scripts.push(request.url());
  });
  await page.goto("/gallery");
  await choose(page, "Refrigeration");
  await page.mouse.move(0, 0);
  await page.mouse.wheel(0, 1500);
  await page.waitForTimeout(1000);
  expect(scripts).toEqual([]);
});

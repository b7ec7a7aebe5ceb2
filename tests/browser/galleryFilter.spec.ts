import { categories, choose, everything, leavingSite, result, tiles, total } from "./gallery.ts";
import { labels } from "./labels.ts";
import { expect, test } from "./test.ts";
import { quick } from "./tags.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedMessage: leavingSite });

  test("with the arrow keys each category shows its projects", quick, async ({ page }) => {
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

import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, test } from "../browser/test.ts";

// The policy would block the added style.
test.use({ bypassCSP: true });

/** Words of letters only whose parts are on two lines, without those of hidden texts, which are 1 px wide. */
function broken(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent?.checkVisibility() || parent.clientWidth === 1) continue;
    for (const { 0: word, index } of node.textContent?.matchAll(/\p{L}{2,}/gu) ?? []) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) words.push(word);
    }
  }
  return words;
}

for (const path of specRoutes)
  test(`${path} breaks no word`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    for (const width of [360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(broken), `${width} px`).toEqual([]);
    }
  });

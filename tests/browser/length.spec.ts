import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, test } from "./test.ts";

/** Widths of a phone and a desktop, and how many pixels long a page may be there. */
const lengths = { 390: 8_000, 1440: 6_000 };
/** The story of the loop. */
const longer: Record<string, typeof lengths> = { "/geothermal-hvac": { 390: 10_000, 1440: 7_500 } };
const mostWords = 900;

for (const path of specRoutes)
  test(`${path} is short: height, words read without opening anything, tables, repeated pictures`, async ({
    page,
  }) => {
    for (const [width, most] of Object.entries(longer[path] ?? lengths)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.goto(path);
      const { height, ...found } = await page.evaluate(measure);
      console.log(`${path} at ${width}: ${height} px, ${found.words} words`);
      expect.soft(height, `height at ${width}`).toBeLessThanOrEqual(most);
      expect.soft(found.words, "words").toBeLessThanOrEqual(mostWords);
      expect.soft(found.tableFirst, "a table as the first section").toBe(false);
      expect.soft(found.repeated, "pictures that the page shows twice").toEqual([]);
    }
  });

/** Runs in the page. */
function measure() {
  const main = document.querySelector("main") ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (
      text.parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !text.parentElement.closest("option, script, style")
    )
      words += text.nodeValue?.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  // Links to other pages show their pictures.
  const pictures = [...main.querySelectorAll("img")]
    .filter((img) => img.checkVisibility() && !img.closest("nav, a, [data-island=Carousel]"))
    .map((img) => new URL(img.src).pathname.replace(/^.*\/|-[\da-f]{8}-\d+\.\w+$/g, ""));
  return {
    height: document.documentElement.scrollHeight,
    words,
    tableFirst: main.querySelector("section")?.querySelector("table") != null,
    repeated: pictures.filter((name, index) => pictures.indexOf(name) !== index),
  };
}

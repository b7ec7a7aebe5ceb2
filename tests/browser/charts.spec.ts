import { expect, test } from "./test.ts";

const word = "Kühlgutlagertemperaturüberwachungseinrichtung";

for (const [name, size] of [
  ["320 pixels", "100%"],
  ["390 pixels and text of twice the size", "200%"],
] as const)
  test(`at ${name}, charts hold long words and numerals stand apart`, async ({ page }) => {
    await page.setViewportSize({ width: size === "100%" ? 320 : 390, height: 800 });
    for (const path of ["/services/transport-hvac", "/geothermal-hvac"]) {
      await page.goto(path);
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      for (const chart of await page.locator("figure:has(> ul)").all()) {
        await chart.evaluate((figure, text) => {
          // Numerals are attributes: only as text can they be measured.
          for (const numeral of figure.querySelectorAll<HTMLElement>("[data-value]"))
            [numeral.textContent, numeral.dataset["value"]] = [numeral.dataset["value"] ?? "", ""];
          for (const row of figure.querySelectorAll("li"))
            row.firstChild?.replaceWith(`${text} and ${text} `);
        }, word);
        const { over, gaps } = await chart.evaluate((figure) => {
          const room = figure.getBoundingClientRect();
          const widest = (element: Element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range.getBoundingClientRect();
          };
          const numerals = [...figure.querySelectorAll("figure > div > span")]
            .filter((numeral) => getComputedStyle(numeral).visibility === "visible")
            .map(widest);
          return {
            over: [...figure.querySelectorAll("li")].map((row) => widest(row).right - room.right),
            gaps: numerals.slice(1).map((box, index) => box.left - (numerals[index]?.right ?? 0)),
          };
        });
        expect(Math.max(...over)).toBeLessThanOrEqual(0);
        expect(gaps.length).toBeGreaterThan(1);
        expect(Math.min(...gaps)).toBeGreaterThan(2);
      }
    }
  });

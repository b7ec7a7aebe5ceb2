import type { Page } from "@playwright/test";
import { listedPaths } from "../fixtures/dist.ts";
import { expect, test } from "./test.ts";

/**
 * Measures what decides how much of a phone's first screen is the page's own, in CSS pixels: the end of the second of the
 * head's two worded buttons (quote and call), the heights of header and footer, and the rows that stay covered on
 * scrolling.
 */
async function measureFrame(page: Page) {
  return page.evaluate(async () => {
    const box = (element?: Element | null) => element?.getBoundingClientRect();
    const isButton = (link: Element) => link.textContent?.trim() && (box(link)?.height ?? 0) >= 44;
    const endOfFirst = (links: string) =>
      box([...document.querySelectorAll(`main ${links}`)].find(isButton))?.bottom ?? Infinity;
    const quote = endOfFirst("a:is([href*='/contact'], [href='#contact-form'])");
    const buttons = Math.round(Math.max(quote, endOfFirst("a[href^='tel:']")));
    const header = box(document.querySelector("header > div:last-child"))?.height ?? Infinity;
    const footer = box(document.querySelector("footer"))?.height ?? Infinity;
    const pinned = [...document.body.querySelectorAll("*")].filter((element) =>
      /sticky|fixed/.test(getComputedStyle(element).position),
    );
    const rowsOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isPinned =
        getComputedStyle(element).visibility !== "hidden" && (top < 70 || bottom > innerHeight - 1);
      const from = Math.max(0, Math.ceil(top));
      const count = Math.max(0, Math.min(bottom, innerHeight) - from);
      return isPinned ? Array.from({ length: count }, (_, row) => from + row) : [];
    };
    let covered = 0;
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      scrollTo({ top: share * document.body.scrollHeight, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      covered = Math.max(covered, new Set(pinned.flatMap(rowsOf)).size);
    }
    return { buttons, header, footer, covered };
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 664],
] as const)
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true });

    for (const path of listedPaths)
      test(`${path}: both buttons end on the first screen, header and footer are low, little stays covered`, async ({
        page,
      }) => {
        await page.goto(path);
        const measured = await measureFrame(page);
        console.log(`${width} ${path}`, measured);
        expect.soft(measured.buttons, "end of the second button").toBeLessThanOrEqual(560);
        expect.soft(measured.header, "header").toBeLessThanOrEqual(60);
        expect.soft(measured.covered, "rows covered on scrolling").toBeLessThanOrEqual(130);
        expect(measured.footer, "footer").toBeLessThanOrEqual(450);
      });
  });

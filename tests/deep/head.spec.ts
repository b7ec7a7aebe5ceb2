import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { dist } from "../fixtures/dist.ts";
import { expect, test } from "../browser/test.ts";

const paths = ["/about", "/services/amc", "/solutions/truck-refrigeration", "/geothermal-hvac", "/contact"];

/** Where the parts of a page's head stand, in CSS pixels from the window's top left corner, and its picture's file. */
async function measureHead(page: Page) {
  return page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
    const picture = image?.parentElement;
    const head = picture?.parentElement;
    const box = (element?: Element | null) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top, bottom };
    };
    return {
      head: box(head),
      picture: box(picture),
      heading: box(document.querySelector("h1")),
      lead: box(head?.querySelector("h1 ~ p, :has(> h1) ~ p")),
      buttons: box(head?.querySelector("[href^='tel:']")),
      radius: head && getComputedStyle(head).borderRadius,
      mask: picture && getComputedStyle(picture).maskImage,
      src: image?.getAttribute("src") ?? "",
      width: document.body.getBoundingClientRect().width,
      scroll: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

const isCutOut = async (src: string) => !(await sharp(join(dist, src)).stats()).isOpaque;

for (const path of paths) {
  test(`${path} on a desktop: words at the left of a panel, the picture unmasked at its right`, async ({
    page,
  }) => {
    await page.goto(path);
    const { head, picture, heading, lead, radius, mask, src, width, scroll } = await measureHead(page);
    expect([head.left, width - head.right]).toEqual([16, 16]);
    expect(radius).toBe("28px");
    expect(head.bottom - head.top).toBeGreaterThanOrEqual(590);
    expect(head.bottom, "the head is seen whole").toBeLessThanOrEqual(900);
    for (const words of [heading, lead]) expect(words.left).toBeCloseTo((width - 1200) / 2, 0);
    expect(mask).toBe("none");
    // What is cut out stands on the panel and out of its lower edge; a photograph stays inside.
    const over = picture.bottom - head.bottom;
    if (await isCutOut(src)) {
      expect(over).toBeGreaterThan(40);
      expect(lead.right).toBeLessThanOrEqual(picture.left + 0.1 * (picture.right - picture.left));
    } else {
      expect(over).toBeLessThan(0);
      for (const words of [heading, lead]) expect(words.right).toBeLessThan(picture.left);
    }
    expect(scroll).toBeLessThanOrEqual(0);
  });

  for (const [width, height, highest] of [
    [390, 844, 220],
    [768, 1024, 374],
  ] as const)
    test(`${path} at ${width} pixels: heading, lead and buttons, then the whole picture at the middle`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const { head, picture, heading, lead, buttons, scroll } = await measureHead(page);
      expect(head.left).toBe(width < 768 ? 8 : 16);
      expect(lead.left).toBeCloseTo(heading.left, 0);
      expect(lead.top).toBeGreaterThanOrEqual(heading.bottom);
      expect(buttons.top).toBeGreaterThanOrEqual(lead.bottom);
      expect(picture.top).toBeGreaterThanOrEqual(buttons.bottom);
      expect(picture.bottom - picture.top).toBeLessThanOrEqual(highest);
      expect(picture.left + picture.right).toBeCloseTo(head.left + head.right, 0);
      expect(picture.bottom).toBeLessThanOrEqual(head.bottom);
      expect(picture.bottom, "in the first window").toBeLessThan(height);
      expect(scroll).toBeLessThanOrEqual(0);
    });
}

for (const path of ["/services/amc", "/solutions/truck-refrigeration", "/geothermal-hvac", "/gallery"])
  test(`${path} ends in a panel and a footer that take 640 pixels together`, async ({ page }) => {
    await page.goto(path);
    const { top, bottom } = await page.evaluate(() => {
      const closing = [...document.querySelectorAll("main section")].at(-1);
      const { top = 0 } = closing?.getBoundingClientRect() ?? {};
      const { bottom = 0 } = document.querySelector("footer")?.getBoundingClientRect() ?? {};
      return { top, bottom };
    });
    expect(bottom - top).toBeLessThanOrEqual(640);
  });

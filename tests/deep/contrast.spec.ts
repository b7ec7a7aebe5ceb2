import type { Page } from "@playwright/test";
import sharp from "sharp";
import { setView } from "../browser/axe.ts";
import { expect, test } from "../browser/test.ts";

/** One page of each type. Pages of the same type differ only in text and pictures. */
const paths = {
  phone: ["/", "/gallery", "/contact", "/404.html"],
  desktop: ["/", "/about", "/geothermal-hvac", "/services/cold-storage", "/solutions/hospitals-schools"],
};

type Box = { x: number; y: number; width: number; height: number };
/** `box` is in CSS pixels. `color` has channels from 0 to 255. `required` is the WCAG AA contrast ratio. */
type Line = { text: string; box: Box; color: number[]; required: number };

function findLines(): Line[] {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const lines: Line[] = [];
  /** Whether an element around it hides text at this horizontal position, as a carousel hides its next slide. */
  const isClipped = (element: Element | null, x: number): boolean => {
    if (!element || element === document.body) return false;
    const { left, right } = element.getBoundingClientRect();
    const clips = getComputedStyle(element).overflowX !== "visible";
    return (clips && (x < left || x > right)) || isClipped(element.parentElement, x);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (!pen || !parent || !text) continue;
    const style = getComputedStyle(parent);
    const isSeen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Skips gradient text, because other text has the same colours.
    if (!isSeen || style.webkitTextFillColor === "rgba(0, 0, 0, 0)" || style.clipPath !== "none") continue;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = parent.closest("svg, foreignObject")?.tagName === "svg" ? style.fill : style.color;
    pen.fillRect(0, 0, 1, 1);
    const color = [...pen.getImageData(0, 0, 1, 1).data];
    const size = parseFloat(style.fontSize);
    const required = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 2 && height > 2 && y + height > 0 && !isClipped(parent, x + width / 2))
        lines.push({ text, box: { x, y: y + scrollY, width, height }, color, required });
  }
  return lines;
}

/** Takes a screenshot with transparent text, and returns it as raw RGB data. */
async function photographBackground(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, ::before, ::after { color: transparent !important } svg text { fill: transparent !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await page.screenshot({ fullPage: true });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
type Background = Awaited<ReturnType<typeof photographBackground>>;

/** Relative luminance as defined by WCAG 2. Channels range from 0 to 255. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast between a line of text and the pixels behind it. Ignores the 2 % of the pixels with
 * the lowest contrast, because they may belong to borders or icons.
 */
function contrastOf({ box, color }: Line, { data, info }: Background): number {
  const found: number[] = [];
  const [, , , alpha = 255] = color;
  const [right, bottom] = [
    Math.min(box.x + box.width, info.width),
    Math.min(box.y + box.height, info.height),
  ];
  for (let y = Math.ceil(box.y); y < bottom; y += 2)
    for (let x = Math.max(Math.ceil(box.x), 0); x < right; x += 2) {
      const at = (y * info.width + x) * 3;
      const behind = [...data.subarray(at, at + 3)];
      const text = behind.map((channel, index) => channel + ((color[index] ?? 0) - channel) * (alpha / 255));
      const [dark = 0, light = 0] = [luminance(behind), luminance(text)].sort((a, b) => a - b);
      found.push((light + 0.05) / (dark + 0.05));
    }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 50)] ?? Infinity;
}

for (const device of ["phone", "desktop"] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test(`text has enough contrast: ${device} ${colorScheme}`, async ({ page }) => {
      await setView(page, { device, colorScheme });
      let count = 0;
      for (const path of paths[device]) {
        await page.goto(path, { waitUntil: "networkidle" });
        await page.evaluate(() => document.fonts.ready);
        let lines: Line[] = [];
        let background: Background | undefined;
        await expect(async () => {
          lines = await page.evaluate(findLines);
          background = await photographBackground(page);
          expect(await page.evaluate(findLines)).toEqual(lines);
        }).toPass();
        const weak = lines
          .map((line) => ({ ...line, found: background ? contrastOf(line, background) : 0 }))
          .filter(({ found, required }) => found < required - 0.005)
          .map(({ text, found, required }) => `${text.slice(0, 60)}: ${found.toFixed(2)} of ${required}`);
        expect.soft(weak, path).toEqual([]);
        count += lines.length;
      }
      expect(count).toBeGreaterThan(400);
    });

import type { Page } from "@playwright/test";
import sharp from "sharp";
import { look, type View } from "../browser/axe.ts";
import { long } from "../browser/long.ts";
import { expect, test } from "../browser/test.ts";

/** One page of each type; pages of a type differ only in text and pictures. */
const kinds = ["/", "/about", "/geothermal-hvac", "/services/cold-storage", "/solutions/hospitals-schools"];
const others = ["/gallery", "/contact", "/404.html", "/500.html"];

type Rgba = [red: number, green: number, blue: number, alpha: number];
/** A line of text with its box in CSS pixels, its colour and the required contrast. */
type Line = { words: string; x: number; y: number; width: number; height: number; ink: Rgba; needs: number };

/** Pixels of a page, three bytes each. */
type Ground = { data: Buffer; width: number; height: number };

/** Relative luminance by WCAG 2, from channels of 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Every visible line of text. Running text requires 7:1, large text 3:1, other text 4.5:1. */
async function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const lines: Line[] = [];
    const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const rgba = (paint: string): Rgba => {
      if (!pen) throw new Error("no canvas");
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = paint;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data] as unknown as Rgba;
    };
    const needOf = (element: Element): number => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      if (size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)) return 3;
      const label =
        "h1, h2, h3, button, label, legend, th, dt, nav, svg, figure, [class*=button], [role=tab]";
      const runs = element.closest("main p, main li, main dd, main td, main blockquote");
      return runs && size >= 15 && !element.closest(label) ? 7 : 4.5;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent?.trim();
      if (!parent || !words || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const style = getComputedStyle(parent);
      // Gradient text is left out: its colours are roles that other text uses too.
      if (style.webkitTextFillColor === "rgba(0, 0, 0, 0)" || style.clipPath !== "none") continue;
      const ink = rgba(parent.closest("svg") ? style.fill : style.color);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2 && box.bottom > 0)
          lines.push({
            words,
            x: box.x,
            y: box.y + scrollY,
            width: box.width,
            height: box.height,
            ink,
            needs: needOf(parent),
          });
    }
    return lines;
  });
}

/**
 * Scrolls the page to its end and waits until all motion has finished, so that positions and colours are
 * final. Runs in the page.
 */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const sheet = new CSSStyleSheet();
  // A full-page screenshot ends animations, and the phone's fixed bar would cover text at the window's edge.
  sheet.replaceSync("footer ~ nav { position: static !important; animation: none !important }");
  document.adoptedStyleSheets = [sheet];
  const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
}

/** A screenshot of the page with transparent text. */
async function photographGround(page: Page): Promise<Ground> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, ::before, ::after { color: transparent !important; caret-color: transparent !important } svg text { fill: transparent !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Contrast reached by 98 of 100 pixels behind a line; the rest may be edges of rules and marks. */
function contrastOf(line: Line, ground: Ground): number {
  const found: number[] = [];
  const [red, green, blue, alpha] = line.ink;
  for (let y = Math.ceil(line.y); y < Math.min(line.y + line.height, ground.height); y += 2)
    for (let x = Math.max(Math.ceil(line.x), 0); x < Math.min(line.x + line.width, ground.width); x += 2) {
      const at = (y * ground.width + x) * 3;
      const behind = [...ground.data.subarray(at, at + 3)];
      const over = (channel: number, index: number) =>
        channel * (alpha / 255) + (behind[index] ?? 0) * (1 - alpha / 255);
      found.push(contrast([red, green, blue].map(over), behind));
    }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 50)] ?? Infinity;
}

for (const view of [
  { device: "desktop", colorScheme: "light" },
  { device: "desktop", colorScheme: "dark" },
  { device: "phone", colorScheme: "light" },
  { device: "phone", colorScheme: "dark" },
] satisfies View[])
  test(
    `running text has 7:1 against the pixels behind it, other text 4.5:1, large text 3:1: ${view.device}, ${view.colorScheme}`,
    (view.device === "desktop") === (view.colorScheme === "dark") ? {} : long,
    async ({ page }) => {
      test.slow();
      await look(page, view);
      let seen = 0;
      for (const path of view.device === "desktop" ? kinds : ["/", ...others]) {
        await page.goto(path, { waitUntil: "networkidle" });
        await page.evaluate(settle);
        let lines: Line[] = [];
        let ground: Ground = { data: Buffer.of(), width: 0, height: 0 };
        // A page whose layout changes during the measurement is measured again.
        await expect(async () => {
          lines = await linesOf(page);
          ground = await photographGround(page);
          expect(await linesOf(page)).toEqual(lines);
        }).toPass();
        const weak = lines
          .map((line) => ({ ...line, has: contrastOf(line, ground) }))
          .filter(({ has, needs }) => has < needs - 0.005)
          .map(
            ({ words, has, needs, ink }) => `${words.slice(0, 60)}: ${has.toFixed(2)} of ${needs}, ${ink}`,
          );
        expect.soft(weak, path).toEqual([]);
        seen += lines.length;
      }
      // A page without any text must fail.
      expect(seen).toBeGreaterThan(400);
    },
  );

import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Camera, openPage, scrollThrough } from "./photograph.ts";

/**
 * How full a page's body is: its height in CSS pixels, shares of it, how many pictures and drawings it holds, and the
 * longest stretch without any, in CSS pixels.
 */
export type Fullness = {
  path: string;
  height: number;
  empty: number;
  ink: number;
  pictures: number;
  bare: number;
};

/** Measures how full a page is between its head and its closing block. */
export async function measurePage(camera: Camera, path: string): Promise<Fullness> {
  const page = await openPage(camera, path);
  await scrollThrough(page);
  const { top, bottom, pictures, drawn } = await findBody(page);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const body = data.subarray(top * info.width * 3, bottom * info.width * 3);
  const bare = longestGap(drawn, top, bottom);
  return { path, height: bottom - top, ...inkOf(body, info.width), pictures, bare };
}

/**
 * The body's edges in pixels from the page's top, and the pictures and drawings of the main part. Functions in it have no
 * names: the loader of these tools would wrap them in one that the page does not have.
 */
const findBody = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const heading = main.querySelector("h1") ?? main;
    const first = main.firstElementChild ?? main;
    // Where one element holds the whole page, its head is what holds the heading.
    const head = first.clientHeight > main.clientHeight / 2 ? (heading.parentElement ?? heading) : first;
    const last = [...main.querySelectorAll("section")].at(-1);
    const end = last?.querySelector("[href^='tel:']") ? last : (document.querySelector("footer") ?? main);
    const drawn = [...main.querySelectorAll("img, svg")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      // Signs and icons are narrower. The bars of a table are low, but together they are a drawing.
      .filter(({ width }) => width >= 96);
    return {
      top: Math.round(head.getBoundingClientRect().bottom + scrollY),
      bottom: Math.round(end.getBoundingClientRect().top + scrollY),
      pictures: drawn.filter(({ height }) => height >= 64).length,
      drawn: drawn.map((box): [number, number] => [box.top + scrollY, box.bottom + scrollY]),
    };
  });

/**
 * The longest stretch between two heights that no interval covers.
 *
 * @param intervals of heights, in any order
 */
export function longestGap(intervals: [number, number][], from: number, to: number): number {
  const byStart = [...intervals].sort(([one], [other]) => one - other);
  let [reached, longest] = [from, 0];
  for (const [start, end] of [...byStart, [to, to] as const]) {
    longest = Math.max(longest, Math.min(start, to) - reached);
    reached = Math.max(reached, end);
  }
  return Math.round(longest);
}

/** As far as two values of one channel may differ and still be one colour to the eye: banding, antialiasing. */
const tolerance = 6;

/**
 * The share of rows in which nothing differs from the row's ground, and of pixels that differ from it.
 *
 * @param pixels red, green and blue of each
 */
export function inkOf(pixels: Uint8Array, width: number): { empty: number; ink: number } {
  const rows = pixels.length / (width * 3);
  let [empty, inked] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const line = pixels.subarray(row * width * 3, (row + 1) * width * 3);
    const drawn = drawnIn(line);
    if (drawn === 0) empty++;
    inked += drawn;
  }
  return { empty: empty / rows, ink: inked / (rows * width) };
}

/** How many pixels of a row differ from its ground, which is its most frequent colour. */
function drawnIn(line: Uint8Array): number {
  const counts = new Map<number, number>();
  const colorAt = (at: number) => ((line[at] ?? 0) << 16) | ((line[at + 1] ?? 0) << 8) | (line[at + 2] ?? 0);
  for (let at = 0; at < line.length; at += 3) {
    const color = colorAt(at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [ground = 0] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0]);
  const like = (a: number, b: number, shift: number) =>
    Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= tolerance;
  let drawn = 0;
  for (const [color, count] of counts)
    if (![16, 8, 0].every((shift) => like(color, ground, shift))) drawn += count;
  return drawn;
}

/** The measurements as a table, the emptiest page last. */
export function fullnessTable(pages: Fullness[]): string {
  const percent = (share: number, digits = 0) => `${(share * 100).toFixed(digits)} %`.padStart(8);
  const lines = [...pages]
    .sort((a, b) => a.empty - b.empty)
    .map(
      ({ path, height, empty, ink, pictures, bare }) =>
        `${path.padEnd(34)}${String(height).padStart(7)}${percent(empty)}${percent(ink, 1)}${String(pictures).padStart(10)}${String(bare).padStart(10)}`,
    );
  return [`${"page".padEnd(34)}${"body px".padStart(7)}   empty     ink  pictures   bare px`, ...lines].join(
    "\n",
  );
}

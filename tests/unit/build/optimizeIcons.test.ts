import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { optimizeIcons } from "../../../src/build/source/optimizeIcons.ts";
import { iconSheet } from "../../../src/components/Icon/iconSheet.tsx";

/** The attributes and the elements of a symbol, by its name. */
type Symbols = Map<string, { attributes: string; shapes: string }>;

function symbolsOf(sheet: string): Symbols {
  const found = sheet.matchAll(/<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/g);
  return new Map(
    [...found].map(([, name = "", attributes = "", shapes = ""]) => [name, { attributes, shapes }]),
  );
}

let before: Symbols;
let after: Symbols;

beforeAll(async () => {
  before = symbolsOf(iconSheet());
  after = symbolsOf(await optimizeIcons(iconSheet()));
});

test("every icon of the sheet is there, and no two of its paths follow one another", () => {
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, { shapes }] of after) {
    expect(shapes, name).toMatch(/<(path|rect) /);
    expect(shapes, name).not.toMatch(/<path [^<]*<path /);
  }
});

test("an icon at twice its size looks as it was drawn", async () => {
  for (const [name, drawn] of before) {
    const [was, is] = await Promise.all([drawn, after.get(name)].map(pixels));
    const furthest = Math.max(...(was ?? []).map((shade, at) => Math.abs(shade - (is?.[at] ?? 255))));
    expect(furthest, name).toBeLessThan(96);
  }
});

/** Shades of grey, 0 to 255, of a symbol on white, 48 by 48. */
async function pixels(symbol?: { attributes: string; shapes: string }): Promise<number[]> {
  const { attributes, shapes } = symbol ?? { attributes: "", shapes: "" };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"${attributes}>${shapes}</svg>`;
  return [...(await sharp(Buffer.from(svg)).flatten({ background: "#fff" }).greyscale().raw().toBuffer())];
}

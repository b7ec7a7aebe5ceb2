import sharp from "sharp";
import { expect, test } from "vitest";
import { expectClean, expectColour, navy, orange, pixel } from "./colours.ts";
import { publish } from "./publish.ts";

const quarters = { A: orange, B: navy, C: { r: 60, g: 160, b: 80 }, D: { r: 230, g: 230, b: 235 } };
type Quarter = keyof typeof quarters;

/** How a camera stores the upright picture `AB/CD` under each orientation tag (EXIF 2.3, tag 0x0112). */
const stored: Record<number, string> = {
  1: "ABCD",
  2: "BADC",
  3: "DCBA",
  4: "CDAB",
  5: "ACBD",
  6: "BDAC",
  7: "DBCA",
  8: "CADB",
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a photograph with EXIF orientation %i stands upright",
  async (orientation) => {
    const [width, height] = orientation < 5 ? [300, 200] : [200, 300];
    const tiles = [...(stored[orientation] ?? "")].map((letter, index) => ({
      input: { create: { width, height, channels: 3 as const, background: quarters[letter as Quarter] } },
      left: (index % 2) * width,
      top: Math.floor(index / 2) * height,
    }));
    const canvas = {
      create: { width: 2 * width, height: 2 * height, channels: 3 as const, background: navy },
    };
    const flat = await sharp(canvas).composite(tiles).png().toBuffer();
    const jpeg = sharp(flat).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const { picture, forms } = await publish(`orientation-${orientation}.jpg`, jpeg);
    expect([picture.width, picture.height]).toEqual([600, 400]);
    for (const form of forms) {
      expectColour(await pixel(form, 0.25, 0.25), quarters.A);
      expectColour(await pixel(form, 0.75, 0.25), quarters.B);
      expectColour(await pixel(form, 0.25, 0.75), quarters.C);
      expectColour(await pixel(form, 0.75, 0.75), quarters.D);
    }
    await expectClean(forms);
  },
);

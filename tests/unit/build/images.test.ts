import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePictures } from "../../../src/build/media/encodePictures.ts";
import { picturesNamedIn } from "../../../src/build/media/pictureFormats.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hvac-images-"));
  const turned = sharp({ create: { width: 600, height: 400, channels: 3, background: "#f00" } })
    .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "33/1 43/1 0/1" } })
    .withMetadata({ orientation: 6 });
  await writeFile(join(folder, "turned.jpg"), await turned.jpeg().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

const plan = () =>
  planPictures(
    [parseYaml("content/p.yaml", "picture:\n  file: turned.jpg\n")],
    folder,
    join(folder, "cache"),
  );

test("only what a page names is encoded, and only once", async () => {
  const planned = await plan();
  const one = [...planned.jobs.keys()][0] ?? "";
  const cache = join(folder, "once");
  const encoded: number[] = [];
  for (let run = 0; run < 2; run++) await encodePictures([one], planned, cache, (done) => encoded.push(done));
  expect(encoded).toEqual([1]);
  expect(await readdir(cache)).toHaveLength(1);
});

test("a picture that a page links to is made in both formats", async () => {
  const planned = await plan();
  const webp = [...planned.jobs.keys()].find((path) => path.endsWith(".webp")) ?? "";
  const files = await encodePictures(picturesNamedIn(`<a href="/${webp}">`), planned, join(folder, "linked"));
  expect([...files.keys()].sort()).toEqual([webp.replace(/webp$/, "avif"), webp]);
});

test("a picture that is too small is no fault but gets advice with its place and the width needed", async () => {
  expect((await plan()).advice).toEqual([
    "content/p.yaml:2:9: picture.file names turned.jpg, which is 400 pixels wide and will look blurred: use at least 1200",
  ]);
});

/** A PNG of 40 x 30 pixels whose opacity is `levelAt` a pixel. */
const png = (levelAt: (pixel: number) => number) => {
  const pixels = Buffer.from(
    Array.from({ length: 1200 }, (_, pixel) => [60, 120, 160, levelAt(pixel)]).flat(),
  );
  return sharp(pixels, { raw: { width: 40, height: 30, channels: 4 } })
    .png()
    .toBuffer();
};

const planOf = async (bytes: Buffer) => {
  await writeFile(join(folder, "one.png"), bytes);
  const yaml = parseYaml("content/p.yaml", "picture:\n  file: one.png\n");
  return planPictures([yaml], folder, join(folder, "cache"));
};

test("a picture is a cut-out only if much of its border is transparent", async () => {
  const spot = await planOf(await png((pixel) => (pixel === 0 ? 254 : pixel === 500 ? 0 : 255)));
  expect(spot.pictures.get("one.png")?.alpha).toBe(false);
  const cutOut = await planOf(await png((pixel) => (pixel % 40 > 10 && pixel % 40 < 30 ? 255 : 0)));
  expect(cutOut.pictures.get("one.png")?.alpha).toBe(true);
});

test("a picture with too many pixels is refused with its size and the limit", async () => {
  const bytes = await png(() => 255);
  bytes.writeUInt32BE(16_320, 16);
  bytes.writeUInt32BE(12_240, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await expect(planOf(bytes)).rejects.toThrow(
    "is 16320 x 12240 pixels; the limit is 120 million pixels: scale it down",
  );
});

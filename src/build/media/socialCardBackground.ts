import sharp, { type OverlayOptions } from "sharp";
import { openPicture } from "./pictureFormats.ts";
import { cardSize } from "./socialCardText.ts";

/** A social card before its words. */
export type Background = {
  /** PNG of the whole frame that everything stands on. */
  ground: Buffer;
  /** Pictures on the ground. */
  overlays: OverlayOptions[];
  /** What the words stand on, as red, green and blue from 0 to 255. */
  color: number[];
};

/** Where a scene stands, in pixels: to the right, running out of the frame there. */
const place = { left: 424, top: 69, width: 842, height: 561 };
/** How far a scene's edges fade into the ground, in pixels. */
const feather = 70;

/**
 * A scene on the right of a ground made of its own left edge, so that the two are one. A photograph has no even
 * edge: its colours run out softly.
 */
export async function sceneBackground(source: Buffer, position: string): Promise<Background> {
  const { width, height } = place;
  const scene = await openPicture(source)
    .flatten({ background: "#fff" })
    .resize({ width, height, position })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = scene.info;
  const open = () => sharp(scene.data, { raw: { width, height, channels } });
  const shown = { width: cardSize.width - place.left, height };
  const strip = await open().extract({ left: 0, top: 0, width: 16, height }).png().toBuffer();
  const cut = await open()
    .extract({ left: 0, top: 0, ...shown })
    .joinChannel(featherMask(shown), { raw: { ...shown, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { channels: means } = await sharp(strip).stats();
  return {
    ground: await groundOf(strip),
    overlays: [{ input: cut, left: place.left, top: place.top }],
    color: means.slice(0, 3).map(({ mean }) => mean),
  };
}

/** A strip of pixels made a gradient: shrunk to a few rows, of which the frame is filled again. */
async function groundOf(strip: Buffer): Promise<Buffer> {
  const few = await sharp(strip).resize({ width: 1, height: 12, fit: "fill" }).png().toBuffer();
  const rows = await sharp(few).extend({ top: 2, extendWith: "copy" }).png().toBuffer();
  return sharp(rows)
    .resize({ ...cardSize, fit: "fill", kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Opacity of a scene: it fades in from the left and from above. */
function featherMask({ width, height }: { width: number; height: number }): Buffer {
  const pixels = Buffer.alloc(width * height);
  const rise = (at: number) => {
    const t = Math.min(1, at / feather);
    return t * t * (3 - 2 * t);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels[y * width + x] = Math.round(255 * rise(x) * rise(y));
  return pixels;
}

/** Cards of the mosaic, in pixels. */
const card = { width: 336, height: 224, gap: 16, radius: 16 };

/** How many scenes a mosaic shows. */
export const mosaic = 7;

/** Several scenes as cards in two columns, running out of the frame on three sides. */
export async function mosaicBackground(sources: Buffer[], ground: string): Promise<Background> {
  const { width, height, gap, radius } = card;
  const corners = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const overlays = sources.map(async (source, index) => {
    // Three cards, then four that start higher.
    const column = index < 3 ? 0 : 1;
    const top = (index - 3 * column) * (height + gap) - (column === 0 ? 36 : 152);
    const whole = await openPicture(source)
      .flatten({ background: "#fff" })
      .resize(width, height)
      .ensureAlpha()
      .composite([{ input: corners, blend: "dest-in" }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    const cut = { left: 0, top: Math.max(0, -top), width, height: height - Math.max(0, -top) };
    return {
      input: await sharp(whole).extract(cut).toBuffer(),
      left: 560 + column * (width + gap),
      top: Math.max(0, top),
    };
  });
  const plain = sharp({ create: { ...cardSize, channels: 3, background: ground } });
  const { channels } = await plain.clone().stats();
  return {
    ground: await plain.png({ compressionLevel: 1 }).toBuffer(),
    overlays: await Promise.all(overlays),
    color: channels.map(({ mean }) => mean),
  };
}

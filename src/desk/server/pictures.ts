import { parse } from "node:path";
import { loadSharp, openPicture, pixelLimit } from "../../build/media/encodePictures.ts";
import { listFiles } from "../../build/lib/files.ts";
import { DeskError } from "./failure.ts";

const extensions: Record<string, "png" | "webp"> = { png: "png", webp: "webp" };
/** Longest side in pixels. No page shows a picture at more than half of this. */
const widest = 4000;
/** Seconds after which a picture that can't be decoded is given up. */
const patience = 30;

/**
 * Prepares a picture: upright, without metadata, under a name that is free.
 *
 * @param images folder of the pictures
 * @param given name of the file on the person's computer
 * @throws DeskError for files that are no photographs, or too large
 */
export async function preparePicture(images: string, given: string, bytes: Buffer) {
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)))
    throw new DeskError(
      422,
      "This is in the iPhone format HEIC. Export it as JPEG; for later photographs choose on the phone Settings > Camera > Formats > Most Compatible.",
    );
  const { format, width, height } = await measure(bytes).catch(() => ({
    format: undefined,
    width: 0,
    height: 0,
  }));
  if (format === "svg")
    throw new DeskError(422, "This is a drawing (SVG): export it as a PNG file of 600 pixels or more.");
  if (!format) throw new DeskError(422, "This is not a photograph: choose a JPEG, PNG or WebP file.");
  if (width * height > pixelLimit)
    throw new DeskError(
      422,
      `The picture has ${width} × ${height} pixels. Make it about ${widest} pixels wide.`,
    );
  const kept = extensions[format] ?? "jpg";
  const size = { width: widest, height: widest, fit: "inside", withoutEnlargement: true } as const;
  const picture = await (
    await openPicture(bytes)
  )
    .resize(size)
    .timeout({ seconds: patience })
    .toFormat(kept === "jpg" ? "jpeg" : kept, { quality: 92 })
    .toBuffer()
    .catch(() => {
      throw new DeskError(422, "The picture is damaged: it can't be read to its end.");
    });
  return { name: freeName(images, given, kept), picture };
}

async function measure(bytes: Buffer) {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

/** Turns `Photo (1).JPG` into `photo-1.jpg`, or `photo-1-2.jpg` if a file of the folder has that name. */
export function freeName(folder: string, given: string, extension: string): string {
  const plain = parse(given.replace(/^.*[\\/]/, ""))
    .name.normalize("NFKD")
    .toLowerCase();
  const stem =
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "file";
  const taken = new Set(listFiles(folder).map((name) => parse(name.toLowerCase()).name));
  const names = [stem, ...Array.from(taken, (_, index) => `${stem}-${index + 2}`)];
  return `${names.find((name) => !taken.has(name)) ?? stem}.${extension}`;
}

/** @throws DeskError unless the folder of pictures contains the name */
export async function thumbnail(images: string, name: string | null): Promise<Uint8Array> {
  if (!name || !listFiles(images).includes(name)) throw new DeskError(404, "There is no such picture.");
  return (await openPicture(`${images}/${name}`)).resize({ width: 480 }).webp().toBuffer();
}

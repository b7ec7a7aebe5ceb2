import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { PictureSources, PlannedPicture } from "../../components/Site/Site.tsx";
import { pointsFile, readPoints } from "../../content/picturePoints.ts";
import { type PictureSlot, type PictureSlotName, pictureSlots } from "../../styles/pictureSlots.ts";
import { encoderKey, type Format, type Job, loadSharp, openPicture, pixelLimit } from "./encodePictures.ts";
import { cached, hashOf, hashOfFiles } from "../lib/cache.ts";
import { type Problem, throwProblems, UserError } from "../lib/problems.ts";
import { namedPictures, pictureProblem } from "../content/checkFields.ts";
import { placedTexts, placeName, readText, type YamlFile } from "../content/yaml.ts";

export type PicturePlan = {
  pictures: ReadonlyMap<string, PlannedPicture>;
  /** Keyed by path in dist. Each slot has an AVIF job for each width, and one WebP job. */
  jobs: ReadonlyMap<string, Job>;
  advice: Problem[];
};

const code = hashOfFiles([import.meta.filename, join(import.meta.dirname, "encodePictures.ts")]);

type Measured = Omit<PlannedPicture, "slots">;

/**
 * Decodes and measures each picture in content, and names its encoded files.
 *
 * @param folder folder that contains the original pictures
 * @throws ContentError for pictures that can't be decoded
 */
export async function planPictures(sources: YamlFile[], folder: string, cache: string): Promise<PicturePlan> {
  const problems: Problem[] = [];
  const pictures = new Map<string, PlannedPicture>();
  const jobs = new Map<string, Job>();
  for (const [file, place] of [...namedPictures(sources)].sort()) {
    const source = join(folder, file);
    const bytes = readFileSync(source);
    const measured = await measure(bytes, cache);
    if (typeof measured === "string") {
      problems.push(pictureProblem(place, measured));
      continue;
    }
    const { width, height, alpha } = measured;
    if (Math.max(width / height, height / width) > 10)
      problems.push(pictureProblem(place, `is ${width} x ${height} pixels: crop it, ideally to 3:2`));
    const version = hashOf(keyOf(bytes) + encoderKey).slice(0, 8);
    const slots = planSlots({ source, stem: parse(file).name, version, alpha, available: width }, jobs);
    const points = readPoints(readText(join(folder, pointsFile(file))));
    pictures.set(file, { ...measured, slots, ...(typeof points === "object" && { points }) });
  }
  throwProblems([...problems, ...shapeProblems(sources, pictures)]);
  return { pictures, jobs, advice: blurredPictures(sources, pictures) };
}

/** Reports pictures with fewer pixels than their place shows. Vehicles of a row are as wide as they are long. */
const blurredPictures = (sources: YamlFile[], pictures: ReadonlyMap<string, Measured>): Problem[] =>
  placedTexts(sources, "picture").flatMap((place) => {
    const { width = Infinity } = pictures.get(place.value) ?? {};
    const { widths } = pictureSlots[place.slot ?? "full"];
    const needed = place.sameHeight ? Math.min(...widths) : Math.max(...widths);
    const wrong = `is ${width} pixels wide and will look blurred: use at least ${needed}`;
    return width < needed ? [pictureProblem(place, wrong)] : [];
  });

/** Reports vehicles of a row with different heights, and pictures whose shape does not fit their frame. */
function shapeProblems(sources: YamlFile[], pictures: ReadonlyMap<string, Measured>): Problem[] {
  const heights = new Map<string, number>();
  return placedTexts(sources, "picture").flatMap((place) => {
    const { width, height } = pictures.get(place.value) ?? { width: 0, height: 0 };
    if (height === 0) return [];
    const row = `${place.yaml.file} ${placeName(place.path.slice(0, -2))}`;
    const first = heights.get(row) ?? height;
    if (place.sameHeight) heights.set(row, first);
    if (place.sameHeight && height !== first)
      return pictureProblem(
        place,
        `is ${height} pixels high, the row's first picture ${first}: give all the same height`,
      );
    if (place.aspect !== undefined && Math.abs(width / height / place.aspect - 1) > 0.02)
      return pictureProblem(
        place,
        `is ${width} x ${height} pixels: crop it so that it is ${place.aspect} times as wide as high`,
      );
    return [];
  });
}

/** Explains why a picture can't be decoded. For example, iPhones may save HEIC data in a .jpg file. */
async function unreadable(bytes: Buffer, { message }: Error): Promise<string> {
  const how = "Export it again as JPEG or PNG";
  if (bytes.toString("latin1", 0, 200).startsWith("version https://git-lfs."))
    return "is a pointer of Git LFS, not the picture: run git lfs pull";
  if (/^ftyp(hei[cx]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)))
    return `is in the iPhone format HEIC. ${how}`;
  if (message.includes("pixel limit")) {
    const sharp = await loadSharp();
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return `is ${width} x ${height} pixels; the limit is ${pixelLimit / 1e6} million pixels: scale it down to 4000 pixels wide`;
  }
  return `can't be read as a picture (${message.split("\n")[0]?.replace(/^.*?: /, "")}). ${how}`;
}

/** Tests whether at least a quarter of the border pixels are transparent. `data` is RGBA. */
function isCutOut(data: Buffer, width: number, height: number): boolean {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  const border = [...columns, ...rows].flat();
  return border.filter((pixel) => (data[4 * pixel + 3] ?? 255) < 128).length >= border.length / 4;
}

/** Counts the rows above the first visible pixel. `data` is RGBA. */
function emptyRows(data: Buffer, width: number): number {
  const first = data.findIndex((value, index) => index % 4 === 3 && value >= 128);
  return Math.floor(Math.max(first, 0) / (4 * width));
}

const keyOf = (bytes: Buffer): string => hashOf(bytes).slice(0, 16);

/** Decodes a picture, or reads its measurements from the cache. Returns the reason if it can't be decoded. */
async function measure(bytes: Buffer, cache: string): Promise<Measured | string> {
  const file = join(cache, `${hashOf(code, keyOf(bytes)).slice(0, 16)}.json`);
  try {
    const json = await cached(file, async () => {
      const decoded = (await openPicture(bytes)).ensureAlpha().raw();
      const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      const measured = { width, height, alpha: isCutOut(data, width, height), sky: emptyRows(data, width) };
      return Buffer.from(JSON.stringify(measured));
    });
    return JSON.parse(json.toString()) as Measured;
  } catch (error) {
    if (error instanceof UserError) throw error;
    return unreadable(bytes, error as Error);
  }
}

/** `available` is the original's width in pixels. */
type Original = { source: string; stem: string; version: string; alpha: boolean; available: number };

/** Names each slot's files, and adds their jobs to `jobs`. */
function planSlots(
  { source, stem, version, alpha, available }: Original,
  jobs: Map<string, Job>,
): PlannedPicture["slots"] {
  const urlOf = (width: number, format: Format): string => {
    const path = `images/${stem}-${version}-${width}.${format}`;
    jobs.set(path, { source, width, format, alpha, cacheFile: `${stem}-${width}-${version}.${format}` });
    return `/${path}`;
  };
  const plan = (slot: PictureSlotName): PictureSources => {
    const { widths: all, sizes }: PictureSlot = pictureSlots[slot];
    const widths = fittingWidths(all, available);
    // The lightbox adds a larger file to the list, so even a single entry has its width.
    const entry = (width: number) => `${urlOf(width, "avif")}${sizes ? ` ${width}w` : ""}`;
    const middle = widths[Math.floor(widths.length / 2)] ?? available;
    // The few browsers without AVIF get one medium-sized WebP for all viewports.
    return { avif: widths.map(entry).join(","), fallback: urlOf(middle, "webp") };
  };
  const names = Object.keys(pictureSlots) as PictureSlotName[];
  return Object.fromEntries(names.map((slot) => [slot, plan(slot)])) as PlannedPicture["slots"];
}

/** Lists the widths that need no upscaling, plus the picture's width if it is less than the largest. */
function fittingWidths(widths: readonly number[], available: number): number[] {
  const fitting = widths.filter((width) => width <= available);
  return fitting.length < widths.length && !fitting.includes(available) ? [...fitting, available] : fitting;
}

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureSources, PlannedPicture } from "../components/Site/Site.tsx";
import { type PictureSlotName, pictureSlots } from "../styles/pictureSlots.ts";
import { type Problem, refuse } from "./problems.ts";
import { name, type Path, type YamlFile } from "./yaml.ts";

type Format = "avif" | "webp" | "jpeg";

/** One file to encode: which source, how wide, in which format. */
type Job = { source: string; width: number; format: Format };

/** What pages know of the pictures, and how to make each file that a page may name. */
export type PicturePlan = {
  pictures: ReadonlyMap<string, PlannedPicture>;
  /** By path in dist, for every width and format of every slot. */
  jobs: ReadonlyMap<string, Job>;
};

type Measured = { width: number; height: number; tint: string };

/**
 * Chosen by looking, at the density each width is shown at: from `dense` pixels on, a picture stands on a screen with
 * two or three device pixels to a CSS pixel, where the eye forgives more.
 */
const dense = 640;
const settings = {
  avif: (width: number) => ({ quality: width < dense ? 50 : 38, effort: 3, chromaSubsampling: "4:2:0" }),
  webp: (width: number) => ({ quality: width < dense ? 74 : 66, effort: 5 }),
  jpeg: (width: number) => ({ quality: width < dense ? 76 : 70, progressive: true, mozjpeg: true }),
};
const endings = { avif: "avif", webp: "webp", jpeg: "jpg" } as const;

/** Part of every cache key: another encoder makes other bytes. */
const encoder = JSON.stringify([
  Object.values(settings).map((of) => [of(0), of(dense)]),
  dense,
  sharp.versions,
]);

/** Keys whose value names a file in content/images. */
const pictureKeys = new Set(["file", "image", "photo"]);

/**
 * Measures each picture that content names, decoding it whole, and decides the name of every encoded file.
 *
 * @param sources parsed content files, which name the pictures
 * @param folder the folder of the originals
 * @param cache folder for measurements
 * @throws BuildProblems naming the place in content of each picture that is missing or can't be decoded
 */
export async function planPictures(sources: YamlFile[], folder: string, cache: string): Promise<PicturePlan> {
  const present = new Set(await readdir(folder).catch(() => []));
  const problems: Problem[] = [];
  const pictures = new Map<string, PlannedPicture>();
  const jobs = new Map<string, Job>();
  for (const [file, { yaml, path }] of [...namedPictures(sources)].sort()) {
    const complain = (message: string) =>
      problems.push({
        file: yaml.file,
        ...yaml.locate(path),
        message: `${name(path)} names ${file}, ${message}`,
      });
    if (!present.has(file)) {
      complain(`which is not in ${folder}. ${nearest(file, present)}`);
      continue;
    }
    const source = join(folder, file);
    const bytes = await readFile(source);
    const key = hash(bytes);
    const measured = await measure(bytes, join(cache, `${key}.json`)).catch((error: Error) => error);
    if (measured instanceof Error) {
      complain(`which can't be read as a picture (${firstLine(measured)}). Export it again as JPEG or PNG`);
      continue;
    }
    pictures.set(file, {
      ...measured,
      slots: planSlots({ source, stem: parse(file).name, key, measured, jobs }),
    });
  }
  refuse(problems);
  return { pictures, jobs };
}

/**
 * Encodes the pictures that pages and scripts name, from the cache where it has them.
 *
 * @param texts the finished pages and scripts
 * @param report told after each file that had to be encoded: how many are done, and of how many
 */
export async function encodePictures(
  texts: string[],
  { jobs }: PicturePlan,
  cache: string,
  report: (done: number, total: number) => void = () => {},
): Promise<Map<string, Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  const named = texts.flatMap((text) => text.match(/images\/[\w-]+\.(?:avif|webp|jpg)/g) ?? []);
  const wanted = [...new Set(named)].filter((path) => jobs.has(path)).sort();
  const missing = wanted.filter((path) => !cached.has(parse(path).base));
  let done = 0;
  await eachLimited(missing, 4, async (path) => {
    await store(join(cache, parse(path).base), await encode(jobs.get(path) as Job));
    report(++done, missing.length);
  });
  const files = wanted.map(async (path) => [path, await readFile(join(cache, parse(path).base))] as const);
  return new Map(await Promise.all(files));
}

function namedPictures(sources: YamlFile[]): Map<string, { yaml: YamlFile; path: Path }> {
  const named = new Map<string, { yaml: YamlFile; path: Path }>();
  const walk = (yaml: YamlFile, value: unknown, path: Path): void => {
    if (value === null || typeof value !== "object") return;
    for (const [key, child] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      if (typeof child !== "string") walk(yaml, child, here);
      else if (pictureKeys.has(key) && !named.has(child)) named.set(child, { yaml, path: here });
    }
  };
  for (const yaml of sources) walk(yaml, yaml.data, []);
  return named;
}

/** Upright, in sRGB; sharp drops all metadata unless asked to keep it. */
const open = (input: string | Buffer): Sharp =>
  sharp(input, { failOn: "truncated" }).autoOrient().toColourspace("srgb");

async function measure(bytes: Buffer, record: string): Promise<Measured> {
  const known = await readFile(record, "utf8").catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as Measured;
  const image = open(bytes).flatten({ background: "#fff" });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const measured = { width: info.width, height: info.height, tint: average(data, info.channels) };
  await mkdir(parse(record).dir, { recursive: true });
  await store(record, Buffer.from(JSON.stringify(measured)));
  return measured;
}

/** Mean colour in three hexadecimal digits: few enough that pages share the rules for them. */
function average(pixels: Buffer, channels: number): string {
  const sums = [0, 0, 0];
  const step = channels * Math.max(1, Math.floor(pixels.length / channels / 20_000));
  let count = 0;
  for (let at = 0; at + channels <= pixels.length; at += step, count++) {
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (pixels[at + (channels < 3 ? 0 : c)] ?? 0);
  }
  return sums.map((sum) => Math.round(sum / count / 17).toString(16)).join("");
}

function planSlots(picture: {
  source: string;
  stem: string;
  key: string;
  measured: Measured;
  jobs: Map<string, Job>;
}): PlannedPicture["slots"] {
  const { source, stem, key, measured, jobs } = picture;
  // One version for all forms of a picture: what repeats in a page compresses away.
  const version = hash(key + encoder).slice(0, 6);
  const address = (width: number, format: Format): string => {
    const path = `images/${stem}-${width}-${version}.${endings[format]}`;
    jobs.set(path, { source, width, format });
    return `/${path}`;
  };
  const plan = (slot: PictureSlotName): PictureSources => {
    const widths = fittingWidths(pictureSlots[slot].widths, measured.width);
    const entry = (width: number, format: Format) =>
      widths.length === 1 ? address(width, format) : `${address(width, format)} ${width}w`;
    const list = (format: Format) => widths.map((width) => entry(width, format)).join(",");
    const middle = widths[Math.floor(widths.length / 2)] ?? measured.width;
    return { avif: list("avif"), webp: list("webp"), jpeg: list("jpeg"), fallback: address(middle, "jpeg") };
  };
  const names = Object.keys(pictureSlots) as PictureSlotName[];
  return Object.fromEntries(names.map((slot) => [slot, plan(slot)])) as PlannedPicture["slots"];
}

/** Widths that need no enlarging; a picture smaller than the slot gives its own width in place of the larger ones. */
export function fittingWidths(widths: readonly number[], available: number): number[] {
  const fitting = widths.filter((width) => width <= available);
  return fitting.length < widths.length && !fitting.includes(available) ? [...fitting, available] : fitting;
}

async function encode({ source, width, format }: Job): Promise<Buffer> {
  const image = open(source).resize({ width, withoutEnlargement: true }).flatten({ background: "#fff" });
  return image[format](settings[format](width)).toBuffer();
}

/** Written aside and renamed: a build that is cut off leaves no half file in the cache. */
async function store(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${process.pid}.part`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}

async function eachLimited<T>(items: T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

function nearest(file: string, present: Set<string>): string {
  const stem = parse(file).name.slice(0, 5);
  const near = [...present].sort().find((candidate) => candidate.startsWith(stem));
  return near
    ? `Write ${near}, or put the picture there`
    : "Put the picture there, or write the name of one that is";
}

const hash = (input: string | Uint8Array) => createHash("sha256").update(input).digest("hex").slice(0, 16);
const firstLine = (error: Error) => error.message.split("\n")[0]?.replace(/^.*?: /, "");

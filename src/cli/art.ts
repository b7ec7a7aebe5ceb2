import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { type Picture, picturesOf, sceneNames, SCENES, unitNames, VIEWS } from "../art/scenes.ts";

/** Arguments of the Blender script for a picture: its name there, output file, size and samples. */
function order({ order: name, view, metres = 1 }: Picture, png: string, draft: boolean): string[] {
  const { height, samples } = VIEWS[view];
  const width = VIEWS[view].width * metres;
  const size = draft ? [Math.round(width / 2), Math.round(height / 2), 8] : [width, height, samples];
  return [name, png, ...size.map(String)];
}

/** @throws Error with Blender's output, or ENOENT if Blender is not installed */
function blender(script: string, orders: string[]): void {
  // Otherwise Blender exits with 0 even if the script failed.
  const command = ["-b", "--python-exit-code", "1", "-P", join(SCENES, `${script}.py`), "--", ...orders];
  execFileSync("blender", command, { stdio: ["ignore", "ignore", "inherit"] });
}

/** Encodes a render. The view "parts" has a JSON file with the positions of its named parts. */
async function store(png: string, { view, file }: Picture, folder: string): Promise<void> {
  const picture = join(folder, file);
  const render = sharp(png);
  await (
    view === "close" || view === "detail"
      ? render.flatten().jpeg({ quality: 86, mozjpeg: true })
      : render.webp({ quality: 88, alphaQuality: 95, effort: 6, smartSubsample: true })
  ).toFile(picture);
  if (view === "parts") copyFileSync(png.replace(/png$/, "json"), picture.replace(/webp$/, "json"));
  console.log(`Wrote ${picture}`);
}

/** @throws Error listing the available names */
function wanted(name: string | undefined, view: string | undefined): Picture[] {
  const all = name === undefined ? [] : picturesOf(name);
  if (all.length === 0) {
    const problem = name === undefined ? "Name a scene" : `There is no scene "${name}"`;
    const names = `Scenes: ${sceneNames().join(", ")}\nMachines: units (all), unit-${unitNames().join(", unit-")}\nVehicles: lineup`;
    throw new Error(`${problem}, as in: npm run art -- cold-room\n${names}`);
  }
  const pictures = all.filter((picture) => view === undefined || picture.view === view);
  if (pictures.length === 0) {
    const views = [...new Set(all.map((picture) => picture.view))].join(", ");
    throw new Error(`"${name}" has no view "${view}". Views: ${views}`);
  }
  return pictures;
}

/**
 * `npm run art -- NAME`: renders all views of src/art/NAME.py into content/images with Blender,
 * or single machines: `units` for all, `unit-chiller` for one; `lineup` for the vehicles in a row. `--view close` renders one view, `--draft`
 * smaller and with less samples, `--out FOLDER` into another folder.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      view: { type: "string" },
      draft: { type: "boolean", default: false },
      out: { type: "string", default: "content/images" },
    },
  });
  const pictures = wanted(positionals[0], values.view);
  const folder = mkdtempSync(join(tmpdir(), "scene-"));
  const png = ({ file }: Picture): string => join(folder, file.replace(/\.\w+$/, ".png"));
  try {
    const orders = pictures.flatMap((picture) => order(picture, png(picture), values.draft));
    blender(pictures[0]?.script ?? "", orders);
    for (const picture of pictures) await store(png(picture), picture, values.out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  await main();
} catch (error) {
  const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    missing ? "Blender is not installed: on Debian, apt-get install blender python3-numpy." : message,
  );
  process.exitCode = 1;
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { RENDER, sceneNames, SCENES } from "./art/scenes.ts";

/**
 * Width and height in pixels, and the most samples a pixel gets. Surfaces are smooth after 12, where the sampler
 * may stop, and what is left on edges after 32 the filter of denoise.py takes out: more samples cost time alone.
 */
const SIZES = {
  final: [RENDER.width, RENDER.height, 32].map(String),
  draft: ["900", "600", "8"],
};

/** Runs Blender on a scene; throws with what Blender printed when the scene fails, or an ENOENT without Blender. */
function blender(name: string, png: string, size: string[]): void {
  // --python-exit-code: without it Blender reports success for a scene whose script failed.
  const command = ["-b", "--python-exit-code", "1", "-P", join(SCENES, `${name}.py`), "--", png, ...size];
  execFileSync("blender", command, { stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * `npm run art -- NAME`: renders src/tools/art/scenes/NAME.py into content/images/NAME.jpg with Blender.
 * `--draft` renders smaller and coarser; `--out FOLDER` puts the picture elsewhere.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      draft: { type: "boolean", default: false },
      out: { type: "string", default: "content/images" },
    },
  });
  const [name] = positionals;
  const scenes = sceneNames();
  if (name === undefined || !scenes.includes(name)) {
    const problem = name === undefined ? "Name a scene" : `There is no scene "${name}"`;
    throw new Error(`${problem}, as in: npm run art -- cold-room\nScenes: ${scenes.join(", ")}`);
  }
  const folder = mkdtempSync(join(tmpdir(), "scene-"));
  try {
    const png = join(folder, `${name}.png`);
    blender(name, png, values.draft ? SIZES.draft : SIZES.final);
    const picture = join(values.out, `${name}.jpg`);
    await sharp(png).jpeg({ quality: 90, chromaSubsampling: "4:4:4", mozjpeg: true }).toFile(picture);
    console.log(`Wrote ${picture}`);
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

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";

/**
 * `npm run art -- NAME`: renders content/scenes/NAME.py into content/images/NAME.jpg with Blender.
 * `--draft` renders smaller and coarser; `--out FOLDER` puts the picture elsewhere.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: "boolean", default: false }, out: { type: "string", default: "content/images" } },
});
const [name] = positionals;
const scene = `content/scenes/${name}.py`;
if (!name || !existsSync(scene)) {
  const { length: known } = readdirSync("content/scenes");
  console.error(
    `Name one of the scenes in content/scenes (${known} files there), as in: npm run art -- cold-room`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "scene-"));
const render = join(folder, `${name}.png`);
const size = values.draft ? ["900", "600", "48"] : ["1800", "1200", "160"];
try {
  execFileSync("blender", ["-b", "-P", scene, "--", render, ...size], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const picture = join(values.out, `${parse(render).name}.jpg`);
  await sharp(render).jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toFile(picture);
  console.log(`Wrote ${picture}`);
} catch (error) {
  const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
  console.error(
    missing ? "Blender is not installed: on Debian, apt-get install blender python3-numpy." : String(error),
  );
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

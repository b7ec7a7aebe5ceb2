import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the Blender scripts stand. */
export const SCENES = "src/tools/art/scenes";

/** Width and height of a finished render in pixels. */
export const RENDER = { width: 1800, height: 1200 };

/** The scenes that can be rendered, in alphabetical order; the other scripts hold parts that they share. */
export function sceneNames(): string[] {
  return readdirSync(SCENES)
    .filter((file) => file.endsWith(".py") && /^render\(\)/m.test(readFileSync(join(SCENES, file), "utf8")))
    .map((file) => file.slice(0, -".py".length))
    .sort();
}

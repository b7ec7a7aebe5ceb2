import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the Blender scripts stand. */
export const SCENES = "src/tools/art/scenes";

/** The script that renders the machines one by one. */
const UNITS = "units";

/**
 * Size in pixels, and the most samples a pixel gets, of each kind of picture. Surfaces are smooth after 12, where the
 * sampler may stop, and what is left on edges after 32 the filter of denoise.py takes out; where a close-up is out of
 * focus, too, since the filter knows how far the lens spreads each point there.
 */
export const VIEWS = {
  main: { ending: ".webp", width: 1800, height: 1200, samples: 32 },
  night: { ending: "-night.webp", width: 1800, height: 1200, samples: 32 },
  close: { ending: "-close.jpg", width: 1280, height: 960, samples: 32 },
  detail: { ending: "-detail.jpg", width: 1280, height: 960, samples: 32 },
  parts: { ending: "-parts.webp", width: 1440, height: 900, samples: 24 },
  unit: { ending: ".webp", width: 640, height: 480, samples: 24 },
} as const;

export type View = keyof typeof VIEWS;

/** One picture: the script and the name by which that knows it, and the file. */
export type Picture = { script: string; order: string; view: View; file: string };

const source = (script: string): string => readFileSync(join(SCENES, `${script}.py`), "utf8");

/** The scenes that can be rendered, in alphabetical order; the other scripts hold parts that they share. */
export function sceneNames(): string[] {
  return readdirSync(SCENES)
    .filter((file) => file.endsWith(".py"))
    .map((file) => file.slice(0, -".py".length))
    .filter((script) => /^render\(\)/m.test(source(script)))
    .sort();
}

/** The machines that have a portrait, in the order of the script. */
export function unitNames(): string[] {
  return [...source(UNITS).matchAll(/^ {4}"([a-z-]+)":/gm)].map(([, name = ""]) => name);
}

function portrait(unit: string): Picture {
  return { script: UNITS, order: unit, view: "unit", file: `unit-${unit}${VIEWS.unit.ending}` };
}

function scenePictures(scene: string): Picture[] {
  const text = source(scene);
  // The night last: a scene on which it has fallen stays dark.
  const views = (["main", "close", "detail", "parts", "night"] as const).filter(
    (view) => view === "main" || new RegExp(`^ *${view === "close" ? "closeup" : view}\\(`, "m").test(text),
  );
  return views.map((view) => ({ script: scene, order: view, view, file: `${scene}${VIEWS[view].ending}` }));
}

/** The pictures of a scene, of all machines ("units") or of one ("unit-chiller"); none for an unknown name. */
export function picturesOf(name: string): Picture[] {
  if (name === UNITS) return unitNames().map(portrait);
  const unit = unitNames().find((known) => name === `unit-${known}`);
  if (unit !== undefined) return [portrait(unit)];
  return existsSync(join(SCENES, `${name}.py`)) && sceneNames().includes(name) ? scenePictures(name) : [];
}

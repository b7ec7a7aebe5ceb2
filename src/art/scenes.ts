import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const SCENES = "src/art";

const UNITS = "units";
const LINEUP = "lineup";

/**
 * Picture size in pixels and maximum samples per pixel. Surfaces need only 12 samples. After 32 samples,
 * denoise.py filters the remaining noise on edges and in out-of-focus areas. Six samples are enough for night
 * close-ups.
 */
export const VIEWS = {
  main: { ending: ".webp", width: 1800, height: 1200, samples: 32 },
  night: { ending: "-night.webp", width: 1800, height: 1200, samples: 32 },
  close: { ending: "-close.jpg", width: 2080, height: 1560, samples: 32 },
  detail: { ending: "-detail.jpg", width: 2080, height: 1560, samples: 32 },
  "close-night": { ending: "-close-night.jpg", width: 1760, height: 1320, samples: 6 },
  "detail-night": { ending: "-detail-night.jpg", width: 1760, height: 1320, samples: 6 },
  parts: { ending: "-parts.webp", width: 2000, height: 1000, samples: 12 },
  "parts-night": { ending: "-parts-night.webp", width: 1600, height: 800, samples: 16 },
  heat: { ending: "-heat.webp", width: 2000, height: 1000, samples: 12 },
  "heat-day": { ending: "-heat-day.webp", width: 2000, height: 1000, samples: 12 },
  unit: { ending: ".webp", width: 640, height: 480, samples: 24 },
  /** `width` is pixels per metre and `height` covers four metres, so all vehicles have the same scale. */
  lineup: { ending: ".webp", width: 128, height: 512, samples: 12 },
} as const;

type View = keyof typeof VIEWS;

export type Picture = { script: string; order: string; view: View; file: string; metres?: number };

const source = (script: string): string => readFileSync(join(SCENES, `${script}.py`), "utf8");

export function sceneNames(): string[] {
  return readdirSync(SCENES)
    .filter((file) => file.endsWith(".py"))
    .map((file) => file.slice(0, -".py".length))
    .filter((script) => /^render\(\)/m.test(source(script)))
    .sort();
}

export function unitNames(): string[] {
  return [...source(UNITS).matchAll(/^ {4}"([a-z-]+)":/gm)].map(([, name = ""]) => name);
}

function portrait(unit: string): Picture {
  return { script: UNITS, order: unit, view: "unit", file: `unit-${unit}${VIEWS.unit.ending}` };
}

function lineupPictures(): Picture[] {
  return [...source(LINEUP).matchAll(/^ {4}"([a-z\d-]+)": \((\d+), /gm)].flatMap(([, vehicle = "", metres]) =>
    [vehicle, `${vehicle}-night`].map((order): Picture => ({
      script: LINEUP,
      order,
      view: "lineup",
      file: `lineup-${order}${VIEWS.lineup.ending}`,
      metres: Number(metres),
    })),
  );
}

function scenePictures(scene: string): Picture[] {
  const text = source(scene);
  const calls = (name: string) => new RegExp(`^ *${name}\\(`, "m").test(text);
  // The order matters: night views change the scene's lighting, and `heat` replaces its materials.
  const byDay = ["main", "close", "detail", "parts", "heat-day"] as const;
  const views = [...byDay, "night", "close-night", "detail-night", "parts-night", "heat"] as const;
  const functionsOf = (view: string) => view.replace("close", "closeup").replace("-day", "").split("-");
  const known = views.filter((view) => view === "main" || functionsOf(view).every(calls));
  return known.map((view) => ({ script: scene, order: view, view, file: `${scene}${VIEWS[view].ending}` }));
}

/**
 * Lists the pictures of a scene, of all machines (`units`), of one machine (`unit-chiller`) or of all
 * vehicles (`lineup`). The list is empty for an unknown name.
 */
export function picturesOf(name: string): Picture[] {
  if (name === UNITS) return unitNames().map(portrait);
  if (name === LINEUP) return lineupPictures();
  const unit = unitNames().find((known) => name === `unit-${known}`);
  if (unit !== undefined) return [portrait(unit)];
  return sceneNames().includes(name) ? scenePictures(name) : [];
}

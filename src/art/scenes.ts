import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const SCENES = "src/art";

/**
 * Picture size in pixels and maximum samples per pixel. Surfaces need only 12 samples. denoise.py filters the noise
 * that remains on edges and in out-of-focus areas, but after fewer than 48 samples edges look ragged in large pictures.
 */
export const VIEWS = {
  main: { ending: ".webp", width: 1800, height: 1200, samples: 32 },
  night: { ending: "-night.webp", width: 1800, height: 1200, samples: 32 },
  close: { ending: "-close.jpg", width: 1760, height: 1320, samples: 32 },
  detail: { ending: "-detail.jpg", width: 1760, height: 1320, samples: 32 },
  "close-night": { ending: "-close-night.jpg", width: 1760, height: 1320, samples: 48 },
  "detail-night": { ending: "-detail-night.jpg", width: 1760, height: 1320, samples: 48 },
  "wide-night": { ending: "-wide-night.webp", width: 2592, height: 960, samples: 48 },
  parts: { ending: "-parts.webp", width: 2000, height: 1000, samples: 48 },
  "parts-night": { ending: "-parts-night.webp", width: 2000, height: 1000, samples: 48 },
  heat: { ending: "-heat.webp", width: 2000, height: 1000, samples: 48 },
  "heat-day": { ending: "-heat-day.webp", width: 2000, height: 1000, samples: 48 },
  unit: { ending: ".webp", width: 640, height: 480, samples: 24 },
  /** `width` is pixels per metre and `height` covers four metres, so all vehicles have the same scale. */
  lineup: { ending: ".webp", width: 128, height: 512, samples: 12 },
} as const;

type View = keyof typeof VIEWS;

/** A picture, with the names that select it on the command line: `cold-room`, or `units` and `unit-chiller`. */
export type Picture = {
  names: string[];
  script: string;
  order: string;
  view: View;
  file: string;
  metres?: number;
};

/** Lists all pictures, in the order in which Blender has to render the views of a scene. */
export const allPictures = (): Picture[] => [
  ...readdirSync(SCENES)
    .filter((file) => file.endsWith(".py"))
    .sort()
    .flatMap((file) => scenePictures(file.slice(0, -".py".length))),
  ...unitPictures(),
  ...lineupPictures(),
];

const source = (script: string): string => readFileSync(join(SCENES, `${script}.py`), "utf8");

const unitPictures = (): Picture[] =>
  [...source("units").matchAll(/^ {4}"([a-z-]+)":/gm)].map(([, order = ""]) => {
    const file = `unit-${order}${VIEWS.unit.ending}`;
    return { names: ["units", `unit-${order}`], script: "units", order, view: "unit", file };
  });

const lineupPictures = (): Picture[] =>
  [...source("lineup").matchAll(/^ {4}"([a-z\d-]+)": \((\d+), /gm)].flatMap(([, vehicle = "", metres]) =>
    [vehicle, `${vehicle}-night`].map((order): Picture => {
      const file = `lineup-${order}${VIEWS.lineup.ending}`;
      return { names: ["lineup"], script: "lineup", order, view: "lineup", file, metres: Number(metres) };
    }),
  );

/**
 * The functions of kit.py that add each view, in the order of rendering: close-ups by day change the backdrop, night
 * views the lighting, and `heat` the materials. Stages are dark by day too, so `night_closeup` adds no day view.
 */
const ADDED_BY = {
  main: ["studio"],
  parts: ["parts"],
  "heat-day": ["heat"],
  close: ["closeup"],
  detail: ["detail"],
  night: ["studio", "night"],
  "close-night": ["closeup|night_closeup", "night"],
  "detail-night": ["detail|night_detail", "night"],
  "parts-night": ["parts", "night"],
  "wide-night": ["wide", "night"],
  heat: ["heat"],
} satisfies Partial<Record<View, string[]>>;

function scenePictures(scene: string): Picture[] {
  const text = source(scene);
  const calls = (names: string) => new RegExp(`^ *(${names})\\(`, "m").test(text);
  if (!/^render\(\)/m.test(text)) return [];
  const views = (Object.keys(ADDED_BY) as (keyof typeof ADDED_BY)[]).filter((view) =>
    ADDED_BY[view].every(calls),
  );
  return views.map((view) => {
    return { names: [scene], script: scene, order: view, view, file: `${scene}${VIEWS[view].ending}` };
  });
}

import type { Bundle } from "./bundle.ts";
import type { Script } from "./bundleScripts.ts";
import { placesOfClasses, renameInSheet, shorterNames } from "./classNames.ts";
import {
  type FinishedScripts,
  finishScripts,
  type IslandProps,
  propsIn,
  type Seen,
  sharedProps,
} from "./islandScripts.ts";
import { keyOf } from "./memory.ts";
import { printFile } from "./printFile.ts";
import { classesInScript, parseSheet, propertiesIn, type Sheet } from "./sheet.ts";

/** A rendered page, and what it asks of the styles and scripts that all pages share. */
export type Body = { html: string; classes: Map<string, number>; props: IslandProps[] };

/** What an island's script may ask of the styles: classes that it may set, and custom properties. */
type Use = { classes: string[]; properties: string[] };

/** The styles and scripts that pages share, under their final names. */
export type Styling = FinishedScripts & {
  /** By island. */
  uses: ReadonlyMap<string, Use>;
  sheet: Sheet;
  /** Classes by their longer names. */
  names: ReadonlyMap<string, string>;
  seen: Seen;
  /** Address of the styles for paper. */
  print: string;
  /** Stands for all this in keys of the cache. */
  key: string;
};

/** A rendered page with what shared styles and scripts hang on. */
export const bodyOf = (html: string): Body => ({
  html,
  classes: placesOfClasses(html),
  props: propsIn(html),
});

/** Stands in keys of the cache for all of the pages that styles and scripts hang on. */
export function keyOfBodies(bundle: Bundle, bodies: Body[]): string {
  const props = bodies.flatMap((body) => body.props.map((one) => JSON.stringify(one)));
  return keyOf([bundle.key, [...placesIn(bodies)].sort(), [...new Set(props)].sort()]);
}

/** Decides what pages share: the names of classes, and which styles and props travel with scripts. */
export function styleBodies(bundle: Bundle, bodies: Body[]): Styling {
  const sheet = parseSheet(bundle.css);
  const places = placesIn(bodies);
  const props = bodies.flatMap((body) => body.props);
  const seen = {
    classes: new Set([...places.keys()].filter((name) => sheet.classes.has(name))),
    props: sharedProps(props),
  };
  const { scripts, files } = finishScripts(bundle, sheet, seen);
  const names = shorterNames(sheet, places, textsThatNameClasses(bundle, props));
  const renamed = renameInSheet(sheet, names);
  const print = printFile(renamed, seen.classes);
  const uses = usesOf(scripts, renamed, seen);
  const key = keyOf([bundle.key, [...names], [...seen.props], [...uses], [...scripts], print.href]);
  const all = new Map([...files, ...print.files]);
  return { scripts, files: all, uses, sheet: renamed, names, seen, print: print.href, key };
}

function placesIn(bodies: Body[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { classes } of bodies)
    for (const [name, count] of classes) places.set(name, (places.get(name) ?? 0) + count);
  return places;
}

/** Scripts, and the props that pages hand to them. */
function textsThatNameClasses(bundle: Bundle, props: IslandProps[]): string[] {
  const files = [...bundle.files].filter(([path]) => path.endsWith(".js"));
  const texts = new Set(props.map(([, text]) => text));
  return [bundle.inlineBody, ...files.map(([, bytes]) => Buffer.from(bytes).toString()), ...texts];
}

/** What each island's script may ask of the styles, of what is in the pages. */
function usesOf(scripts: FinishedScripts["scripts"], sheet: Sheet, seen: Seen): Map<string, Use> {
  const useOf = ({ code }: Script): Use => ({
    classes: [...classesInScript(code, sheet)].filter((name) => seen.classes.has(name)),
    properties: propertiesIn(code),
  });
  return new Map([...scripts].map(([name, script]) => [name, useOf(script)]));
}

import { createHash } from "node:crypto";
import type { Script } from "./bundleScripts.ts";
import { lateCss } from "./css.ts";
import { classesInScript, type Sheet } from "./sheet.ts";

/** Scripts under their final names, and the files to publish. */
export type FinishedScripts = { scripts: Map<string, Script>; files: Map<string, Uint8Array> };

/** What the rendered pages tell of the islands in them. */
export type Seen = {
  /** Every class that stands in the HTML of any page; rules for those are in the pages. */
  classes: ReadonlySet<string>;
  /** Props, as JSON, of the islands that have the same ones wherever they stand. */
  props: ReadonlyMap<string, string>;
};

/**
 * Gives each island's script what would otherwise weigh on every page: the styles of what only script can show (the
 * drawer, the hover card), and props that never differ. Styles travel as a constructed sheet inside the entry file: no
 * request of its own, and the Content-Security-Policy has nothing to allow. An entry's name is the hash of what it
 * then holds.
 */
export function finishScripts(bundle: FinishedScripts, sheet: Sheet, seen: Seen): FinishedScripts {
  const scripts = new Map<string, Script>();
  const files = new Map(bundle.files);
  for (const [name, script] of bundle.scripts) {
    const [entry = "", ...parts] = script.parts;
    const classes = classesInScript(script.code, sheet);
    const late = new Set([...classes].filter((word) => !seen.classes.has(word)));
    const code = [
      Buffer.from(files.get(entry) ?? "").toString(),
      adoption(lateCss(sheet, classes, late)),
      exported(seen.props.get(name)),
    ].join("");
    const path = entry.replace(/-[A-Z0-9]+\.js$/, `-${hash(code)}.js`);
    files.delete(entry);
    files.set(path, Buffer.from(code));
    scripts.set(name, { ...script, href: `/${path}`, parts: [path, ...parts] });
  }
  return { scripts, files };
}

/** The props of an island, as they stand in the page: escaped JSON. */
export type IslandProps = [island: string, props: string];

/** The islands of a rendered page that carry props, in `data-props`. */
export const propsIn = (body: string): IslandProps[] =>
  [...body.matchAll(islandProps)].map(([, name = "", props = ""]) => [name, props]);

/**
 * Props, as JSON, of each island that has the same ones on every page that holds it.
 *
 * @param all of every page
 */
export function sharedProps(all: IslandProps[]): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [name, props] of all) found.set(name, (found.get(name) ?? new Set()).add(props));
  const shared = [...found].filter(([, variants]) => variants.size === 1);
  return new Map(shared.map(([name, [props = ""]]) => [name, unescapeAttribute(props)]));
}

/** The page without the props that its islands' scripts bring along. */
export function withoutSharedProps(body: string, shared: ReadonlyMap<string, string>): string {
  return body.replace(islandProps, (tag, name: string) =>
    shared.has(name) ? tag.replace(/ data-props="[^"]*"/, "") : tag,
  );
}

/** Islands with their props: name, and escaped JSON. */
const islandProps = / data-island="(\w+)"[^>]* data-props="([^"]*)"/g;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescapeAttribute = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

const exported = (props: string | undefined) => (props === undefined ? "" : `export const props=${props};\n`);

function adoption(css: string): string {
  if (css === "") return "";
  const list = "document.adoptedStyleSheets";
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});${list}=[...${list},s]}\n`;
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 6);

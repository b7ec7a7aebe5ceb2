import { createHash } from "node:crypto";
import type { Script } from "./bundle.ts";
import { classesInScript, lateCss, type Sheet } from "./css.ts";

/** Scripts under their final names, and the files to publish. */
export type FinishedScripts = { scripts: Map<string, Script>; files: Map<string, Uint8Array> };

/**
 * Gives each island's script the styles of what only script can show (the drawer, the hover card), so that no page
 * carries them. They travel as a constructed style sheet inside the entry file: no request of its own, and the
 * Content-Security-Policy has nothing to allow. An entry's name is the hash of what it then holds.
 *
 * @param seen every class that stands in the HTML of any page; rules for those are in the pages
 */
export function attachLateStyles(
  bundle: FinishedScripts,
  sheet: Sheet,
  seen: ReadonlySet<string>,
): FinishedScripts {
  const scripts = new Map<string, Script>();
  const files = new Map(bundle.files);
  for (const [name, script] of bundle.scripts) {
    const [entry = "", ...parts] = script.parts;
    const classes = classesInScript(script.code, sheet);
    const late = new Set([...classes].filter((word) => !seen.has(word)));
    const code = Buffer.from(files.get(entry) ?? "").toString() + adoption(lateCss(sheet, classes, late));
    const path = entry.replace(
      /-[A-Z0-9]+\.js$/,
      `-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`,
    );
    files.delete(entry);
    files.set(path, Buffer.from(code));
    scripts.set(name, { ...script, href: `/${path}`, parts: [path, ...parts] });
  }
  return { scripts, files };
}

function adoption(css: string): string {
  if (css === "") return "";
  const list = "document.adoptedStyleSheets";
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});${list}=[...${list},s]}\n`;
}

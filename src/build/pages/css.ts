import { minifyCss, minifyForScreen } from "../source/minifyCss.ts";

/** Returns the rules of the style sheet that a piece of HTML uses, in the order of the sheet. */
export type Subset = (html: string) => string;

/** Set by script on the root element, so that it stands in no page's HTML. */
const alwaysUsed = "dark";

/** Opens the style sheet of all components, to be cut down to the classes of a page's first view on a screen. */
export function openStyleSheet(sheet: string): Subset {
  const css = minifyForScreen(sheet);
  const classes = new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ""));
  // The heads of most pages use the same classes.
  const results = new Map<string, string>();
  return (html) => {
    const used = new Set([alwaysUsed, ...usedClasses(html)]);
    const unused = [...classes].filter((name) => !used.has(name));
    const key = unused.join();
    const result = results.get(key) ?? withoutUnusedKeyframes(minifyCss(css, unused));
    results.set(key, result);
    return result;
  };
}

/** Leaves out the keyframes whose name stands in the sheet once: where they are defined. */
function withoutUnusedKeyframes(css: string): string {
  const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  return minifyCss(
    css,
    names.filter((name) => css.split(name).length === 2),
  );
}

const usedClasses = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? "").split(" "));

import { transform } from "lightningcss";

/** A style sheet that is cut down to what a page uses. */
export type StyleSheet = (usedClasses: ReadonlySet<string>) => string;

/** Browsers without these features get rules that they understand: no shorthand hides an animation's timeline. */
const targets = { chrome: 104 << 16, firefox: 115 << 16, safari: (15 << 16) | (4 << 8) };

/** Set by script on the root element, so that it stands in no page's HTML. */
const alwaysUsed = "dark";

const classPattern = /\.(-?[_a-zA-Z][\w-]*)/g;

/** Results by what they were cut from and down to: pages alike share one, and so do the builds of a dev server. */
const results = new Map<string, string>();

/** The sheet of all components, ready to be cut down. */
export function openStyleSheet(css: string): StyleSheet {
  const classes = new Set([...css.matchAll(classPattern)].map((match) => match[1] ?? ""));
  const pageCss: StyleSheet = (used) => {
    const unused = [...classes].filter((name) => name !== alwaysUsed && !used.has(name));
    const key = [css, ...unused].join();
    const known = results.get(key) ?? without(css, unused);
    results.set(key, known);
    return known;
  };
  return pageCss;
}

/** The sheet without rules that need a class of these names. */
const without = (css: string, unusedSymbols: string[]): string =>
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString();

/** Class names in a page's `class` attributes. */
export const classesInHtml = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? "").split(" "));

/** Words of a script's short string literals: among them are the classes that it may set. */
export const wordsInScript = (code: string): string[] =>
  [...code.matchAll(/["'`]([\w -]{2,80})["'`]/g)].flatMap((match) => (match[1] ?? "").split(" "));

import { Features, transform } from "lightningcss";
import type { Bundle } from "../source/bundle.ts";

/** Returns the style rules that a document uses, in the order of the sheet. */
export type StyleSheet = (html: string) => string;

/** Without targets, Lightning CSS merges scroll animations into shorthands that older browsers drop. */
const targets = { chrome: 104 << 16, firefox: 115 << 16, safari: (15 << 16) | (4 << 8) };

/** Set by script on the root element, so that it stands in no page's HTML. */
const alwaysUsed = "dark";

/**
 * Opens the style sheet of all components, to be reduced to the classes that a document and its islands use.
 *
 * @param draft leaves the sheet whole: reducing it takes 8 ms a page
 */
export function openStyleSheet({ css, scripts }: Pick<Bundle, "css" | "scripts">, draft = false): StyleSheet {
  const whole = draft && withoutClasses(css, []);
  const classes = new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ""));
  const scriptWords = new Map([...scripts.values()].map(({ href, code }) => [href, wordsInScript(code)]));
  // Pages of one kind use the same classes.
  const results = new Map<string, string>();
  return (html) => {
    if (whole) return whole;
    const inScripts = valuesOf(html, "data-src").flatMap((href) => scriptWords.get(href) ?? []);
    const used = new Set([alwaysUsed, ...valuesOf(html, "class"), ...inScripts]);
    const unusedSymbols = [...classes].filter((name) => !used.has(name));
    const key = unusedSymbols.join();
    const result = results.get(key) ?? withoutClasses(css, unusedSymbols);
    results.set(key, result);
    return result;
  };
}

const withoutClasses = (css: string, unusedSymbols: string[]): string =>
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    // No style says light-dark(), whose stand-in for older browsers follows each `color-scheme`.
    exclude: Features.LightDark,
    unusedSymbols,
  }).code.toString();

/** The words in all attributes of this name. */
const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].flatMap((match) =>
    (match[1] ?? "").split(" "),
  );

/** Words of a script's short string literals: among them are the classes that it may set. */
const wordsInScript = (code: string): string[] =>
  [...code.matchAll(/["'`]([\w -]{2,80})["'`]/g)].flatMap((match) => (match[1] ?? "").split(" "));

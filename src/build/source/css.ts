import { Features, transform, type TransformOptions, type CustomAtRules } from "lightningcss";
import { styleTargets } from "./baseline.ts";

const minifyWith = (css: string, options: Partial<TransformOptions<CustomAtRules>>): string =>
  transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    // Without targets, Lightning CSS merges scroll animations into shorthands that older browsers ignore.
    targets: styleTargets,
    // No style uses light-dark(), and its fallback would add variables to each `color-scheme` declaration.
    exclude: Features.LightDark,
    ...options,
  }).code.toString();

export const minifyCss = (css: string, unused: string[] = []): string =>
  minifyWith(css, { unusedSymbols: unused });

export const minifyForScreen = (css: string): string =>
  minifyWith(css, {
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
      },
    },
  });

/** Scripts set this class on the root element, so it does not occur in the HTML. */
const alwaysUsed = "dark";

export function rulesFor(used: string[], css: string): string {
  const classes = new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ""));
  for (const name of [alwaysUsed, ...used]) classes.delete(name);
  return withoutUnusedKeyframes(minifyCss(css, [...classes]));
}

function withoutUnusedKeyframes(css: string): string {
  const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  const unused = names.filter((name) => css.split(name).length === 2);
  return unused.length > 0 ? minifyCss(css, unused) : css;
}
